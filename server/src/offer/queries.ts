// Offers in the database: a row for the current state, and one for each round of negotiation.

import type { OfferStatus } from '@shuji/contract/offer/labels';
import type { Offer, OfferRound } from '@shuji/contract/offer/schema';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';

export interface OfferRow extends Pick<Offer, 'id' | 'status' | 'reason' | 'createdAt' | 'updatedAt'> {
  demandId: string;
  sellerAccountId: string;
  sellerPartyId: string;
  rounds: number;
  validUntil: string;
  orderId: string | null;
}

export interface RoundRow extends Omit<OfferRound, 'product' | 'files'> {
  offerId: string;
  productId: string | null;
  versionId: string | null;
  fileIds: string[];
}

function columns(db: Db): Fragment {
  return db`o.id, o.demand_id, o.seller_account_id, o.seller_party_id, o.status, o.rounds, o.valid_until, o.reason,
    o.order_id, o.created_at, o.updated_at`;
}

export async function findOffer(db: Db, id: string): Promise<OfferRow | null> {
  return one<OfferRow>(db`select ${columns(db)} from offer o where o.id = ${id}`);
}

export async function lockOffer(db: Tx, id: string): Promise<OfferRow | null> {
  return one<OfferRow>(db`select ${columns(db)} from offer o where o.id = ${id} for update`);
}

export async function listOfDemand(db: Db, demandId: string): Promise<OfferRow[]> {
  return db<OfferRow[]>`
    select ${columns(db)} from offer o where o.demand_id = ${demandId}
    order by (o.status = 'accepted') desc, (o.status in ('open', 'countered')) desc, o.updated_at desc, o.id limit 100`;
}

export function listOfSeller(
  db: Db,
  sellerPartyId: string,
  filter: {
    demandId?: string | undefined;
    status?: OfferStatus | undefined;
    pageNum: number;
    pageSize: number;
  },
): Promise<Page<OfferRow>> {
  const { demandId, status, pageNum, pageSize } = filter;
  return paged<OfferRow>(db, {
    columns: columns(db),
    from: db`from offer o where o.seller_party_id = ${sellerPartyId}
      ${demandId ? db`and o.demand_id = ${demandId}` : db``} ${status ? db`and o.status = ${status}` : db``}`,
    order: db`o.updated_at desc, o.id desc`,
    pageNum,
    pageSize,
  });
}

/** The rounds of these offers, oldest first. */
export async function roundsOf(db: Db, offerIds: readonly string[]): Promise<RoundRow[]> {
  return db<RoundRow[]>`
    select offer_id, round, by, at, product_id, version_id, lines, term_months, terms, note, valid_until, file_ids
    from offer_round where offer_id = any(${offerIds as string[]}) order by offer_id, round`;
}

export async function lastRound(db: Db, offerId: string): Promise<RoundRow | null> {
  return (await roundsOf(db, [offerId])).at(-1) ?? null;
}

export async function insertOffer(
  db: Tx,
  row: Omit<OfferRow, 'rounds' | 'reason' | 'orderId' | 'createdAt' | 'updatedAt'> & {
    createdAt: Date;
    updatedAt: Date;
  },
): Promise<void> {
  await db`insert into offer ${db({ ...row })}`;
}

export async function insertRound(db: Tx, { lines, ...row }: Omit<RoundRow, 'at'> & { at: Date }): Promise<void> {
  await db`insert into offer_round ${db({ ...row, lines: db.json(lines.map((line) => ({ ...line }))) })}`;
}

interface Change {
  status: OfferStatus;
  rounds?: number;
  validUntil?: string;
  reason?: string | null;
  orderId?: string;
}

/** Updates an offer that is still in one of `from` and at `round`; null when it has changed meanwhile. */
export async function changeOffer(
  db: Tx,
  id: string,
  { from, round, change, now }: { from: readonly OfferStatus[]; round?: number; change: Change; now: Date },
): Promise<OfferRow | null> {
  return one<OfferRow>(db`
    update offer o set ${db({ ...change, updatedAt: now })}
    where o.id = ${id} and o.status = any(${from as string[]}) ${round === undefined ? db`` : db`and o.rounds = ${round}`}
    returning ${columns(db)}`);
}

/** The others that were still being talked about when a demand ended. */
export async function endOthers(db: Tx, demandId: string, exceptId: string | null, now: Date): Promise<OfferRow[]> {
  return db<OfferRow[]>`
    update offer o set status = 'ended', updated_at = ${now}
    where o.demand_id = ${demandId} and o.status in ('open', 'countered') and o.id is distinct from ${exceptId}
    returning ${columns(db)}`;
}

/** Live offers whose day has passed; rows held by someone else are left for later. */
export async function lockLapsed(db: Tx, today: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from offer where status in ('open', 'countered') and valid_until < ${today}
    order by valid_until, id limit ${limit} for update skip locked`;
  return rows.map((row) => row.id);
}

export interface UnsettledOffer {
  id: string;
  sellerAccountId: string;
  demandId: string;
  title: string;
  kind: string | null;
  ownerId: string;
  word: 'pause' | 'rewritten';
  /** When it came about. */
  since: string;
}

/** Live offers whose demand went to another supplier, or speaks differently since the supplier's last word. */
export async function listUnsettled(db: Db): Promise<UnsettledOffer[]> {
  return db<UnsettledOffer[]>`
    select o.id, o.seller_account_id, d.id as demand_id, d.title, d.kind, d.owner_id,
      case when d.status = 'taken' then 'pause' else 'rewritten' end as word,
      case when d.status = 'taken' then d.taken_at else d.submitted_at end as since
    from offer o join demand d on d.id = o.demand_id
    where o.status in ('open', 'countered') and ((d.status = 'taken' and d.taker_id <> o.seller_account_id)
      or (d.status = 'published' and d.submitted_at > (
        select max(r.at) from offer_round r where r.offer_id = o.id and r.by = 'seller')))
    limit 5000`;
}

/** Demands that are being talked about. */
export async function listSpokenOf(db: Db): Promise<string[]> {
  const rows = await db<{ demandId: string }[]>`
    select distinct demand_id from offer where status in ('open', 'countered') limit 5000`;
  return rows.map((row) => row.demandId);
}

/** Counts a party's live offers. */
export async function countLive(db: Db, sellerPartyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from offer where seller_party_id = ${sellerPartyId} and status in ('open', 'countered')`);
}
