import * as calls from '@shuji/contract/home';
import { publicUrl } from '#src/file/rules.ts';
import { feature } from '#src/http/feature.ts';
import { listPostersOn } from './queries.ts';
import { dayIn } from './rules.ts';
import { turnPosters } from './turn-posters.ts';

export const home = feature(
  'home',
  calls,
  {
    listPosters: async (question, { db, now }) => {
      const found = await listPostersOn(db, { ...question, day: dayIn(now) });
      return { ...found, rows: found.rows.map((row) => ({ ...row, imageUrl: publicUrl(row.imageFileId) })) };
    },
  },
  [turnPosters],
);
