import { listOfficeRatings as shape } from '@shuji/contract/rating/schema/office';
import { pendingOf } from '#src/merchant/owner.ts';
import { ofParty, type PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { listForCopy } from './queries.ts';
import { findForOffice, waitingRatings } from './queries-office.ts';
import { listOfficeRatings } from './reading-office.ts';

export const ratingResource = {
  queue: { waiting: waitingRatings },
  findPending: async (db, id) => {
    const rating = await findForOffice(db, id);
    return rating && pendingOf(db, [rating.buyerPartyId, rating.supplierPartyId]);
  },
  search: searchList(shape, listOfficeRatings, (row) => ({
    title: row.productName,
    note: noteOf(row.buyerName, row.hiddenAt && '已隐藏'),
  })),
} satisfies Resource;

export const ratingRecords: PersonalRecords = { copy: { 成交评价: ofParty(listForCopy) } };
