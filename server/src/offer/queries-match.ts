// Records which product was compared with which demand, and whether its owner was notified.
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

/** Claims those of the products that no earlier run has matched. */
export async function claimProducts(db: Tx, ids: readonly string[], now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ productId: string }[]>`
    insert into matched_product (product_id, at)
    select id, ${now} from (
      select id from unnest(${ids as string[]}::uuid[]) as listed (id)
      where not exists (select from matched_product m where m.product_id = listed.id) limit ${limit}) as fresh
    on conflict do nothing returning product_id`;
  return rows.map((row) => row.productId);
}

export interface MatchedProduct {
  demandId: string;
  productId: string;
  ownerId: string;
  score: number;
  reasons: string[];
}

export async function insertMatch(db: Tx, found: MatchedProduct, now: Date): Promise<void> {
  await db`insert into demand_match ${db({ ...found, foundAt: now })} on conflict do nothing`;
}

export interface UnsentMatch extends MatchedProduct {
  foundAt: string;
}

/** Locks unsent matches since a moment, best first. */
export async function lockUnsent(db: Tx, since: Date, limit: number): Promise<UnsentMatch[]> {
  return db<UnsentMatch[]>`
    select demand_id, product_id, owner_id, score, reasons, found_at from demand_match
    where told_at is null and found_at >= ${since} order by score desc, found_at, demand_id, product_id
    limit ${limit} for update skip locked`;
}

/** Counts the matches sent to an owner since a moment. */
export async function countNoticesTo(db: Db, ownerId: string, since: Date): Promise<number> {
  return countOf(db`
    select count(*) as count from demand_match where owner_id = ${ownerId} and told_at >= ${since}`);
}

export async function markSent(db: Tx, { demandId, productId }: MatchedProduct, now: Date): Promise<void> {
  await db`
    update demand_match set told_at = ${now} where demand_id = ${demandId} and product_id = ${productId}`;
}
