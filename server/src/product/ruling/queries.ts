// Suspension, the appeal against it, and the end of a registration.
import type { Db, Tx } from '#src/db/open.ts';

interface Held {
  versionId: string;
  partyId: string;
  name: string;
}

/** One conditional update; null when it is not one's own suspended product, or an appeal waits already. */
export async function appeal(db: Tx, id: string, partyId: string, now: Date): Promise<Held | null> {
  const [row] = await db<Held[]>`
    update product set appealed_at = ${now}
    where id = ${id} and party_id = ${partyId} and status = 'suspended' and appealed_at is null
    returning version_id, party_id, name`;
  return row ?? null;
}

/** Answers an appeal without lifting the suspension; null when there is none. */
export async function dismissAppeal(db: Tx, id: string): Promise<Held | null> {
  const [row] = await db<Held[]>`
    update product set appealed_at = null where id = ${id} and status = 'suspended' and appealed_at is not null
    returning version_id, party_id, name`;
  return row ?? null;
}

interface VersionInWork {
  id: string;
  openObjections: number;
}

/** Holds the version in work until the transaction ends; null when there is none. */
export async function lockVersionInWork(db: Tx, id: string): Promise<VersionInWork | null> {
  const [row] = await db<VersionInWork[]>`
    select id, open_objections from product_version
    where product_id = ${id} and status in ('draft', 'pending', 'correction', 'notice') for update`;
  return row ?? null;
}

/** Whether the public could once read what it cannot read now. */
export async function isWithdrawn(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select from product where id = ${id} and listed_at is not null`;
  return row !== undefined;
}
