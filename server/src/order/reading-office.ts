import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order-office';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { findOrder } from './queries.ts';
import { findDispute, listDisputeQueue, listPaymentQueue } from './queries-office.ts';
import { readParts } from './reading-parts.ts';
import { decisionsFor } from './rules.ts';

export async function listPayments(
  page: Parsed<typeof calls.listPayments>,
  { db, now, outside }: ReadScene<Operator>,
): Promise<Output<typeof calls.listPayments>> {
  const { rows, ...count } = await listPaymentQueue(db, page);
  const files = new Map(
    (
      await findFiles(
        db,
        rows.map((row) => row.voucherId),
      )
    ).map((file) => [file.id, file]),
  );
  return {
    ...count,
    rows: rows.flatMap(({ voucherId, ...row }) => {
      const voucher = files.get(voucherId);
      return voucher ? [{ ...row, voucher: linkTo(outside.vault, now, voucher) }] : [];
    }),
  };
}

export function listDisputes(
  page: Parsed<typeof calls.listDisputes>,
  { db }: ReadScene<Operator>,
): Promise<Output<typeof calls.listDisputes>> {
  return listDisputeQueue(db, page);
}

export async function readDispute(
  { id }: Parsed<typeof calls.readDispute>,
  scene: ReadScene<Operator>,
): Promise<Output<typeof calls.readDispute>> {
  const dispute = await findDispute(scene.db, id);
  const order = dispute && (await findOrder(scene.db, dispute.orderId));
  ensure(dispute && order, 'door.notFound');
  const parts = await readParts(order, scene);
  return {
    id: dispute.id,
    orderId: order.id,
    orderNumber: order.number,
    productName: order.productName,
    buyerName: order.buyerName,
    sellerName: order.sellerName,
    amount: order.amount,
    raisedBy: dispute.raisedBy,
    reason: dispute.reason,
    raisedAt: dispute.raisedAt,
    dueAt: order.dueAt ?? dispute.raisedAt,
    decisions: dispute.decision ? [] : decisionsFor(order),
    // Seeing a phone whole needs a reason that is logged; the desk does not ask for one here.
    order: { ...parts, contact: { ...parts.contact, phone: maskPhone(parts.contact.phone) } },
  };
}
