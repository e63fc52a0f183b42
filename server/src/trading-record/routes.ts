import * as calls from '@shuji/contract/trading-record/calls';
import * as shapes from '@shuji/contract/trading-record/schema';
import { feature } from '#src/http/feature.ts';
import { ofParty, type PersonalRecords } from '#src/office/personal-records.ts';
import { countRecordOpening, createRecordLink, withdrawRecordLink } from './actions.ts';
import { deleteLinksOf, listLinksForCopy } from './queries.ts';
import { downloadOwnRecord, downloadSharedRecord, getOwnRecord, getSharedRecord, listRecordLinks } from './reading.ts';

export const tradingRecord = feature('trading-record', calls, shapes, {
  getOwnRecord,
  downloadOwnRecord,
  listRecordLinks,
  createRecordLink,
  withdrawRecordLink,
  getSharedRecord,
  countRecordOpening,
  downloadSharedRecord,
});

export const tradingRecordRecords: PersonalRecords = {
  copy: { 交易履历的分享链接: ofParty(listLinksForCopy) },
  erase: async ({ db }, { partyId }) => {
    if (partyId) await deleteLinksOf(db, partyId);
  },
};
