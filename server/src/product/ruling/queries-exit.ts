// Products and versions that their owner withdraws.
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { Db, Tx } from '#src/db/open.ts';

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
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from trade_order where product_id = ${id} and status not in ('completed', 'cancelled')`;
  return row?.count ?? 0;
}
