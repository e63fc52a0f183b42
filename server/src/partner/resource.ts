import type { Resource } from '#src/office/resource.ts';
import { firstFew, noteOf } from '#src/office/search.ts';
import { getLabels } from '#src/site/queries.ts';
import { listAllPartners } from './queries.ts';

export const partnerResource = {
  search: async (keyword, { db }) => {
    const [found, labels] = await Promise.all([listAllPartners(db, { keyword }), getLabels(db, 'partnerKind')]);
    return firstFew(found, ({ id, name, kind, isShown }) => ({
      id,
      title: name,
      note: noteOf(labels.get(kind), !isShown && '未展示'),
      part: '',
    }));
  },
} satisfies Resource;
