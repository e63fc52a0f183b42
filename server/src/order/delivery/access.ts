// The access to an order's API product through the gateway: opened by delivery, its state following the order's.
import type { OrderStatus } from '@shuji/contract/order/labels';
import { timesBought, usableUntil } from '@shuji/contract/order/use';
import type { Tx } from '#src/db/open.ts';
import { type Interface, openGateway } from '#src/gateway/actions.ts';
import { setAccessState } from '#src/gateway/queries.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { findInterface } from '#src/product/queries-order.ts';

export async function openAccessFor(
  order: OrderRow,
  upstream: Interface,
  { db, now, providers }: Pick<WriteContext<Attested>, 'db' | 'now' | 'providers'>,
): Promise<string> {
  const { method } = await findInterface(db, order.snapshot.versionId);
  const { id: orderId, number: orderNumber, productId, productName, buyerPartyId, sellerPartyId } = order;
  const bought = { orderId, orderNumber, productId, productName, buyerPartyId, sellerPartyId, method };
  const term = { calls: timesBought(order), until: usableUntil(order, now) };
  return openGateway(db, { ...bought, ...term }, upstream, { now, providers });
}

/** A delivery may be called during acceptance and after it; not during an objection or a dispute. */
export async function followOrder(db: Tx, orderId: string, status: OrderStatus, now: Date): Promise<void> {
  if (status === 'cancelled') return setAccessState(db, orderId, 'closed', now);
  const isOpen = status === 'awaiting_acceptance' || status === 'completed';
  return setAccessState(db, orderId, isOpen ? 'open' : 'suspended', now);
}
