import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/partner';
import { publicUrl } from '#src/file/rules.ts';
import { feature } from '#src/http/feature.ts';
import type { ReadScene, User } from '#src/http/scene.ts';
import { readLabels } from '#src/site/queries.ts';
import { listShownPartners } from './queries.ts';

export const partner = feature('partner', calls, { listPartners, listPartnersOld: listPartners });

async function listPartners(question: Parsed<typeof calls.listPartners>, { db }: ReadScene<User | null>) {
  const [labels, found] = await Promise.all([readLabels(db, 'partnerKind'), listShownPartners(db, question)]);
  const rows = found.rows.map((row) => ({
    ...row,
    kindLabel: labels.get(row.kind) ?? row.kind,
    logoUrl: publicUrl(row.logoFileId),
  }));
  return { ...found, rows };
}
