import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { listOfficeComplaints as shape } from '@shuji/contract/complaint/schema/office';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { findComplaint, measureComplaintQueue } from './queries.ts';
import { listOfficeComplaints, organisationOf } from './reading-office.ts';

export const complaintResource = {
  queue: { measure: measureComplaintQueue },
  findPending: async (db, id) => {
    const row = await findComplaint(db, id);
    return row?.waitingSince ? { organisations: [await organisationOf(db, row.accountId)] } : null;
  },
  findPersonal: async (db, vault, id) => {
    const row = await findComplaint(db, id);
    if (!row) return null;
    const organisation = await organisationOf(db, row.accountId);
    return { accountId: row.accountId, organisation, values: { contactPhone: vault.decrypt(row.phoneSealed) } };
  },
  search: searchList(shape, listOfficeComplaints, (row) => ({
    title: row.title,
    note: noteOf(row.number, complaintKinds[row.kind], complaintStatus[row.status]),
  })),
} satisfies Resource;
