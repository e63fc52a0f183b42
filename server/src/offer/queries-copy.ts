// A party's offers for the copy of their own data, and those that still run.

import type { OfferStatus } from '@shuji/contract/offer/labels';
import type { OfferLine } from '@shuji/contract/offer/schema';
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';
import { dealingsOfParty, type PersonalRecords } from '#src/office/personal-records.ts';

/** Offers that the other side may still accept. */
async function countRunning(db: Db, sellerPartyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from offer where seller_party_id = ${sellerPartyId} and status in ('open', 'countered')`);
}

export interface OfferCopy {
  demandNumber: string;
  demandTitle: string;
  side: 'made' | 'received';
  status: OfferStatus;
  reason: string | null;
  createdAt: string;
  words: { at: string; lines: OfferLine[]; termMonths: number; terms: string; note: string; validUntil: string }[];
}

/** The other side's words are theirs: each copy has one's own alone. */
async function listForCopy(db: Db, accountId: string, partyId: string): Promise<OfferCopy[]> {
  return db<OfferCopy[]>`
    select d.number as demand_number, d.title as demand_title, own.side, o.status, o.reason, o.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'lines', r.lines, 'termMonths', r.term_months,
          'terms', r.terms, 'note', r.note, 'validUntil', r.valid_until) order by r.round), '[]')
        from offer_round r where r.offer_id = o.id and r.by = case own.side when 'made' then 'seller' else 'owner' end) as words
    from offer o join demand d on d.id = o.demand_id
    cross join lateral (select case when o.seller_party_id = ${partyId} then 'made' else 'received' end as side) own
    where o.seller_party_id = ${partyId} or d.owner_id = ${accountId} order by o.created_at, o.id`;
}

export const offerRecords: PersonalRecords = {
  copy: {
    报价: async (db, _, { accountId, partyId }) => (partyId ? listForCopy(db, accountId, partyId) : []),
  },
};

export const offerDealings = { offers: dealingsOfParty(countRunning) };
