import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/partner/calls';
import { officePartnerColumns } from '@shuji/contract/partner/labels/office';
import * as officeCalls from '@shuji/contract/partner/office';
import * as shapes from '@shuji/contract/partner/schema';
import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import * as officeShapes from '@shuji/contract/partner/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { markOf } from '#src/content/conflict.ts';
import { publicUrl } from '#src/file/rules.ts';
import type { Operator, ReadContext, User } from '#src/http/context.ts';
import { feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { getLabels } from '#src/site/queries.ts';
import { changePartner, createPartner, orderPartners } from './actions-office.ts';
import { officePartnerCells } from './export.ts';
import { findShownPartner, listAllPartners, listShownPartners, type PartnerRow } from './queries.ts';

export const partner = feature('partner', calls, shapes, {
  listPartners,
  listPartnersOld: listPartners,
  getPartner: async ({ id }, { db }) => {
    const row = await findShownPartner(db, id);
    ensure(row, 'partner.notFound');
    return shown(row, await getLabels(db, 'partnerKind'));
  },
});

async function listPartners(question: Parsed<typeof calls.listPartners>, { db }: ReadContext<User | null>) {
  const [labels, found] = await Promise.all([getLabels(db, 'partnerKind'), listShownPartners(db, question)]);
  return { ...found, rows: found.rows.map((row) => shown(row, labels)) };
}

function shown<R extends PartnerRow>(row: R, labels: ReadonlyMap<string, string>) {
  return { ...row, kindLabel: labels.get(row.kind) ?? row.kind, logoUrl: publicUrl(row.logoFileId) };
}

async function listOfficePartners(
  filter: Parsed<typeof officeCalls.listOfficePartners>,
  { db }: ReadContext<Operator>,
): Promise<OfficePartner[]> {
  const [labels, rows] = await Promise.all([getLabels(db, 'partnerKind'), listAllPartners(db, filter)]);
  return rows.map((row) => ({ ...shown(row, labels), mark: markOf({ ...row }) }));
}

export const partnerOffice = feature('partner', officeCalls, officeShapes, {
  listOfficePartners,
  exportOfficePartners: exporting({
    list: 'partner',
    columns: officePartnerColumns,
    cells: officePartnerCells,
    read: listOfficePartners,
  }),
  createPartner,
  changePartner,
  orderPartners,
});
