import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/partner';
import * as officeCalls from '@shuji/contract/partner-office';
import { publicUrl } from '#src/file/rules.ts';
import { feature } from '#src/http/feature.ts';
import type { Operator, ReadScene, User } from '#src/http/scene.ts';
import { readLabels } from '#src/site/queries.ts';
import { changePartner, createPartner, orderPartners } from './actions-office.ts';
import { listShownPartners } from './queries.ts';
import { listAllPartners } from './queries-office.ts';

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

export const partnerOffice = feature('partner', officeCalls, {
  listOfficePartners: async (_, { db }: ReadScene<Operator>) => {
    const [labels, rows] = await Promise.all([readLabels(db, 'partnerKind'), listAllPartners(db)]);
    return rows.map((row) => ({
      ...row,
      kindLabel: labels.get(row.kind) ?? row.kind,
      logoUrl: publicUrl(row.logoFileId),
    }));
  },
  createPartner,
  changePartner,
  orderPartners,
});
