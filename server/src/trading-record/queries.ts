import type { RecordLink } from '@shuji/contract/trading-record/schema';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

export type LinkRow = Omit<RecordLink, 'state'>;

export async function insertLink(
  db: Tx,
  row: { id: string; partyId: string; tokenHash: Buffer; note: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`insert into trading_record_link ${db({ ...row })}`;
}

/** Links that are valid or were created since. */
export async function countLinks(db: Db, partyId: string, since: Date, now: Date): Promise<number> {
  return countOf(db`
    select count(*) as count from trading_record_link
    where party_id = ${partyId} and (created_at > ${since} or (withdrawn_at is null and expires_at > ${now}))`);
}

export function listLinks(db: Db, { partyId, ...page }: { partyId: string } & PageQuery): Promise<Page<LinkRow>> {
  return paged<LinkRow>(db, {
    columns: db`l.id, l.note, l.created_at, l.expires_at, l.withdrawn_at, l.opened_at, l.opens`,
    from: db`from trading_record_link l where l.party_id = ${partyId}`,
    order: db`l.created_at desc, l.id desc`,
    ...page,
  });
}

/** Withdraws a valid link; `known` is false where the party has no such link. */
export async function withdrawLink(
  db: Tx,
  { id, partyId, now }: { id: string; partyId: string; now: Date },
): Promise<{ known: boolean; done: boolean }> {
  const done = await db`
    update trading_record_link set withdrawn_at = ${now}
    where id = ${id} and party_id = ${partyId} and withdrawn_at is null and expires_at > ${now}`;
  const found = await db`select from trading_record_link where id = ${id} and party_id = ${partyId}`;
  return { known: found.length === 1, done: done.count === 1 };
}

export interface FoundLink {
  id: string;
  /** Null where the merchant's entry stands no longer. */
  merchantId: string | null;
  expiresAt: string;
  withdrawnAt: string | null;
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<FoundLink | null> {
  return one<FoundLink>(db`
    select l.id, m.id as merchant_id, l.expires_at, l.withdrawn_at
    from trading_record_link l left join standing_merchant m on m.party_id = l.party_id
    where l.token_hash = ${tokenHash}`);
}

export async function markOpened(db: Tx, id: string, now: Date): Promise<void> {
  await db`update trading_record_link set opened_at = ${now}, opens = opens + 1 where id = ${id}`;
}

export async function listLinksForCopy(db: Db, partyId: string): Promise<Omit<LinkRow, 'id'>[]> {
  return db<Omit<LinkRow, 'id'>[]>`
    select note, created_at, expires_at, withdrawn_at, opened_at, opens
    from trading_record_link where party_id = ${partyId} order by created_at`;
}

/** Links go with their account: none opens any more, and none says whom it was for. */
export async function deleteLinksOf(db: Tx, partyId: string): Promise<void> {
  await db`delete from trading_record_link where party_id = ${partyId}`;
}
