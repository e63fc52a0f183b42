import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { listOfficeComplaints as shape } from '@shuji/contract/complaint/schema/office';
import type { PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { eraseSender, findComplaint, listForCopy, waitingComplaints } from './queries.ts';
import { listOfficeComplaints, organisationOf } from './reading-office.ts';

export const complaintResource = {
  queue: { waiting: waitingComplaints },
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

export const complaintRecords: PersonalRecords = {
  copy: {
    投诉与建议: async (db, vault, { accountId }) =>
      (await listForCopy(db, accountId)).map(({ nameSealed, phoneSealed, textSealed, ...row }) => ({
        ...row,
        name: vault.decrypt(nameSealed),
        phone: vault.decrypt(phoneSealed),
        text: vault.decrypt(textSealed),
      })),
  },
  erase: ({ db, vault }, { accountId }) => eraseSender(db, accountId, vault.encrypt('')),
};
