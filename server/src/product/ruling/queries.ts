// Suspension, the appeal against it, and the end of a registration.

import type { ProductContent } from '@shuji/contract/product/schema/form';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

interface AppealedProduct {
  versionId: string;
  partyId: string;
  name: string;
}

/** One conditional update; null when it is not one's own suspended product, or an appeal waits already. */
export async function appeal(db: Tx, id: string, partyId: string, now: Date): Promise<AppealedProduct | null> {
  return one<AppealedProduct>(db`
    update product set appealed_at = ${now}
    where id = ${id} and party_id = ${partyId} and status = 'suspended' and appealed_at is null
    returning version_id, party_id, name`);
}

/** Answers an appeal without lifting the suspension; null when there is none. */
export async function dismissAppeal(db: Tx, id: string): Promise<AppealedProduct | null> {
  return one<AppealedProduct>(db`
    update product set appealed_at = null where id = ${id} and status = 'suspended' and appealed_at is not null
    returning version_id, party_id, name`);
}

interface VersionInWork {
  id: string;
  openObjections: number;
}

/** Holds the version in work until the transaction ends; null when there is none. */
export async function lockVersionInWork(db: Tx, id: string): Promise<VersionInWork | null> {
  return one<VersionInWork>(db`
    select id, open_objections from product_version
    where product_id = ${id} and status in ('draft', 'pending', 'correction', 'notice') for update`);
}

/** True when the public could once read it and cannot now. */
export async function isWithdrawn(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select from product where id = ${id} and listed_at is not null`;
  return row !== undefined;
}

// Products and versions that their owner withdraws.

/** Empties a draft and takes it out of every list. */
export async function emptyDraft(
  db: Tx,
  {
    id,
    versionId,
    content,
    contact,
    now,
  }: { id: string; versionId: string; content: ProductContent; contact: string; now: Date },
): Promise<void> {
  await db`update product set dropped_at = ${now} where id = ${id}`;
  await db`
    update product_version set content = ${db.json(content as never)}, contact = ${contact}, updated_at = ${now}
    where id = ${versionId}`;
}

/** Deals about a product that are under way. */
export async function countDeals(db: Db, id: string): Promise<number> {
  return countOf(db`
    select count(*) as count from trade_order where product_id = ${id} and status not in ('completed', 'cancelled')`);
}
