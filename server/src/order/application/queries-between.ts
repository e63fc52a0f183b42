// Counts the orders between two parties.
import type { Db } from '#src/db/open.ts';

export interface OrderBetween {
  id: string;
  number: string;
  productName: string;
}

/** Not cancelled, applied for since a moment, the newest first. */
export async function listBetween(
  db: Db,
  { buyer, seller, since }: { buyer: string; seller: string; since: string },
): Promise<OrderBetween[]> {
  return db<OrderBetween[]>`
    select id, number, product_name from trade_order
    where buyer_party_id = ${buyer} and seller_party_id = ${seller} and created_at >= ${since} and status <> 'cancelled'
    order by created_at desc, id desc limit 20`;
}

/** Numbers by order. */
export async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; number: string }[]>`
    select id, number from trade_order where id = any(${ids as string[]})`;
  return new Map(rows.map((row) => [row.id, row.number]));
}
