// The personal data in someone's demands, and those of their demands that are not over.
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export async function eraseContacts(db: Tx, ownerId: string, blank: string): Promise<void> {
  await db`update demand set contact = ${blank} where owner_id = ${ownerId} and contact is not null`;
  await db`delete from demand_follow where account_id = ${ownerId}`;
  await db`delete from demand_sketch where account_id = ${ownerId}`;
}

/** Demands of one's own that are neither drafts nor over, and those one has taken. */
export async function countRunning(db: Db, accountId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from demand
    where (owner_id = ${accountId} and status in ('pending', 'correction', 'published', 'unpublished', 'taken'))
      or (taker_id = ${accountId} and status = 'taken')`);
}

export interface DemandCopy {
  number: string;
  side: 'published' | 'taken';
  title: string;
  status: string;
  description: string;
  contact: string | null;
  createdAt: string;
}

export async function listFollowsForCopy(db: Db, accountId: string): Promise<{ title: string; createdAt: string }[]> {
  return db<{ title: string; createdAt: string }[]>`
    select title, created_at from demand_follow where account_id = ${accountId} order by created_at`;
}

/** Gives the contact to the demand's owner only, not to its taker. */
export async function listForCopy(db: Db, accountId: string): Promise<DemandCopy[]> {
  return db<DemandCopy[]>`
    select number, case when owner_id = ${accountId} then 'published' else 'taken' end as side, title, status, description,
      case when owner_id = ${accountId} then contact end as contact, created_at
    from demand where owner_id = ${accountId} or taker_id = ${accountId} order by created_at`;
}
