// The order that a demand ended in.
import type { Db, Tx } from '#src/db/open.ts';

export async function insertDemandOrder(db: Tx, demandId: string, orderId: string): Promise<void> {
  await db`insert into demand_order (demand_id, order_id) values (${demandId}, ${orderId})`;
}

export async function findDemandOrder(db: Db, demandId: string): Promise<string | null> {
  const [row] = await db<{ orderId: string }[]>`select order_id from demand_order where demand_id = ${demandId}`;
  return row?.orderId ?? null;
}

/** Which of these orders have concluded a demand already. */
export async function usedOrders(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ orderId: string }[]>`
    select order_id from demand_order where order_id = any(${orderIds as string[]})`;
  return new Set(rows.map((row) => row.orderId));
}
