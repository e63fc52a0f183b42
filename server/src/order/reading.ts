// What the parties see of their deals.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order';
import type { OrderRow as ListedOrder, OrderPage, OrderSide } from '@shuji/contract/order';
import { newestCertificates } from '#src/certificate/queries.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, ReadScene, User } from '#src/http/scene.ts';
import { findListedForOrder } from '#src/product/queries-order.ts';
import { readDays } from './moving.ts';
import { countOwnOrders, findOwnOrder, listOwnOrders, type OrderRow } from './queries.ts';
import { readParts } from './reading-parts.ts';
import { movesFor } from './rules.ts';
import { takeSnapshot, tiersOf } from './snapshot.ts';

export async function readOffer(
  { id }: Parsed<typeof calls.readOffer>,
  { db, actor }: ReadScene<User>,
): Promise<Output<typeof calls.readOffer>> {
  const product = await findListedForOrder(db, id);
  ensure(product, 'order.notOnSale');
  return {
    product: await takeSnapshot(db, product),
    priceMode: product.content.priceMode ?? 'negotiable',
    tiers: tiersOf(product.content),
    sellerName: product.merchantName,
    isOwn: product.partyId === actor.partyId,
    days: await readDays(db),
  };
}

export async function listOrders(
  { x: side, ...wanted }: Parsed<typeof calls.listOrders>,
  { db, actor }: ReadScene<Attested>,
): Promise<Output<typeof calls.listOrders>> {
  const own = { side, partyId: actor.partyId, ...wanted };
  const { rows, ...count } = await listOwnOrders(db, own);
  const certificates = await newestCertificates(
    db,
    'sale',
    rows.map((row) => row.id),
  );
  const byOrder = new Map(certificates.map((certificate) => [certificate.subjectId, certificate.id]));
  return {
    ...count,
    rows: rows.map((row) => ({ ...listed(row, side), certificateId: byOrder.get(row.id) ?? null })),
    counts: await countOwnOrders(db, own),
  };
}

function listed(order: OrderRow, side: OrderSide): Omit<ListedOrder, 'certificateId'> {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    productId: order.productId,
    productName: order.productName,
    productType: order.snapshot.productType,
    tierName: order.tier?.name ?? null,
    quantity: order.quantity,
    amount: order.amount,
    counterpart: side === 'buyer' ? order.sellerName : order.buyerName,
    dueAt: order.dueAt,
    createdAt: order.createdAt,
    may: movesFor(side, order),
  };
}

export async function readOrder(
  { x: side, y: id }: Parsed<typeof calls.readOrder>,
  scene: ReadScene<Attested>,
): Promise<OrderPage> {
  const { db, actor, outside } = scene;
  const order = await findOwnOrder(db, id, side, actor.partyId);
  ensure(order, 'order.notFound');
  const may = movesFor(side, order);
  const owes = side === 'buyer' && order.status === 'awaiting_payment' && order.amount !== null;
  return {
    ...(await readParts(order, scene)),
    side,
    instruction: owes ? await outside.payment.instruct(order.number, order.amount ?? 0) : null,
    may,
  };
}
