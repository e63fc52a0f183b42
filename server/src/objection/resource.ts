import { objectionStatus } from '@shuji/contract/objection/labels';
import { listOfficeObjections as shape } from '@shuji/contract/objection/schema/office';
import { pendingOf } from '#src/merchant/owner.ts';
import { dealingsOfParty, ofParty, type PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { findObjection, waitingObjections } from './queries.ts';
import { countRunning, listForCopy } from './queries-privacy.ts';
import { listOfficeObjections } from './reading-office.ts';

export const objectionResource = {
  queue: { waiting: waitingObjections },
  findPending: async (db, id) => {
    const objection = await findObjection(db, id);
    return objection?.status === 'open' ? pendingOf(db, [objection.supplierPartyId, objection.partyId]) : null;
  },
  search: searchList(shape, listOfficeObjections, (row) => ({
    title: row.productName,
    note: noteOf(row.productNumber, row.objectorName, objectionStatus[row.status]),
  })),
} satisfies Resource;

export const objectionRecords: PersonalRecords = { copy: { 公示异议: ofParty(listForCopy) } };

export const objectionDealings = { objections: dealingsOfParty(countRunning) };
