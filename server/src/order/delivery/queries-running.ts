// Buyers who count on a product now.
import { type BoughtUse, usableUntil } from '@shuji/contract/order/use';
import type { Db } from '#src/db/open.ts';

interface Running extends BoughtUse {
  orderId: string;
  partyId: string;
  status: string;
  deliveredAt: string | null;
}

/** One order of each buyer that is signed and not over: waiting for delivery or acceptance, or within its term. */
export async function listRunningBuyers(
  db: Db,
  productId: string,
  now: Date,
): Promise<{ partyId: string; orderId: string }[]> {
  const orders = await db<Running[]>`
    select o.id as order_id, o.buyer_party_id as party_id, o.status, o.delivered_at, o.price_mode, o.tier, o.quantity, o.term_months, o.packs_run
    from trade_order o where o.product_id = ${productId}
      and o.status in ('awaiting_delivery', 'awaiting_acceptance', 'completed') order by o.created_at desc`;
  const byBuyer = new Map<string, { partyId: string; orderId: string }>();
  for (const order of orders) {
    const { partyId, orderId, status, deliveredAt } = order;
    const until = deliveredAt === null ? null : usableUntil(order, deliveredAt);
    const isRunning = status !== 'completed' || (until !== null && now < until);
    if (isRunning && !byBuyer.has(partyId)) byBuyer.set(partyId, { partyId, orderId });
  }
  return [...byBuyer.values()];
}
