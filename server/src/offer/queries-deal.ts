// The order that a demand ended in.
import type { OrderSide } from '@shuji/contract/order/labels';
import type { Db, Tx } from '#src/db/open.ts';

export async function insertDemandOrder(db: Tx, demandId: string, orderId: string): Promise<void> {
  await db`insert into demand_order (demand_id, order_id) values (${demandId}, ${orderId})`;
}

export async function findDemandOrder(db: Db, demandId: string): Promise<string | null> {
  const [row] = await db<{ orderId: string }[]>`select order_id from demand_order where demand_id = ${demandId}`;
  return row?.orderId ?? null;
}

/** The orders that these demands ended in and that a party has a part in. */
export async function listDeals(
  db: Db,
  partyId: string,
  demandIds: readonly string[],
): Promise<{ demandId: string; orderId: string; orderNumber: string; side: OrderSide }[]> {
  return db<{ demandId: string; orderId: string; orderNumber: string; side: OrderSide }[]>`
    select m.demand_id, o.id as order_id, o.number as order_number,
      case when o.buyer_party_id = ${partyId} then 'buyer' else 'seller' end as side
    from demand_order m join trade_order o on o.id = m.order_id
    where m.demand_id = any(${demandIds as string[]}) and ${partyId} in (o.buyer_party_id, o.seller_party_id)`;
}

/** The orders, of these, that have concluded a demand already. */
export async function usedOrders(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ orderId: string }[]>`
    select order_id from demand_order where order_id = any(${orderIds as string[]})`;
  return new Set(rows.map((row) => row.orderId));
}
