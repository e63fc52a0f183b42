// The end of a deal: its certificate, and what the calendar decides.

import { randomUUIDv7 } from 'node:crypto';
import type { SaleFacts } from '@shuji/contract/certificate/schema';
import { deliveryKinds } from '@shuji/contract/order/labels';
import { issueCertificate } from '#src/certificate/actions.ts';
import { newestCertificates } from '#src/certificate/queries.ts';
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findContract } from '#src/order/contract/queries.ts';
import { listDeliveries } from '#src/order/delivery/queries.ts';
import { insertDispute } from '#src/order/office/queries.ts';
import { listOverdue, lockOrder, type OrderRow } from '#src/order/queries.ts';
import { afterTerm, isOfService, isTermOver } from '#src/order/rules.ts';
import { moveOrder } from '#src/order/transition.ts';
import { getLabels } from '#src/site/queries.ts';

/** Certifies a deal that has just been accepted. */
export async function issueSaleCertificate(db: Tx, order: OrderRow, acceptedAt: Date): Promise<void> {
  const contract = await findContract(db, order.id);
  const { amount, signedAt, deliveredAt } = order;
  const delivered = (await listDeliveries(db, order.id)).at(-1);
  ensure(contract && amount !== null && signedAt && deliveredAt && delivered, 'order.notNow');
  const [registered] = await newestCertificates(db, 'product', [order.productId]);
  const [scenes, purposes] = [await getLabels(db, 'scene'), await getLabels(db, 'orderScene')];
  const facts: SaleFacts = {
    orderNumber: order.number,
    contractNumber: contract.number,
    productName: order.productName,
    productNumber: order.snapshot.productNumber,
    productCertificateNumber: registered?.number ?? null,
    supplierRole: isOfService(order) ? '服务方' : '供方',
    supplierName: order.sellerName,
    supplierCode: order.sellerCode,
    buyerName: order.buyerName,
    buyerCode: order.buyerCode,
    scene: scenes.get(order.scene) ?? order.scene,
    purpose: purposes.get(order.purpose) ?? order.purpose,
    priceMode: order.snapshot.priceMode,
    tier: order.tier?.name ?? '',
    quantity: order.quantity,
    amount,
    delivery: deliveryKinds[delivered.kind],
    signedAt,
    deliveredAt,
    acceptedAt: acceptedAt.toISOString(),
  };
  await issueCertificate(db, {
    kind: 'sale',
    subjectId: order.id,
    holderPartyId: order.sellerPartyId,
    counterpartyId: order.buyerPartyId,
    facts,
    issuedAt: acceptedAt,
    validUntil: null,
  });
}

const notes = {
  completed: '验收期限届满，视为验收合格',
  disputed: '供方逾期未交付，转交易中心处理',
  cancelled: '逾期未办理，订单自动取消',
} as const;

/** Ends orders whose term is over. */
export const endOverdueOrders: Job = {
  name: 'end-overdue-orders',
  cron: '*/5 * * * *',
  run: async ({ db, now, invalidate }) => {
    const overdue = await listOverdue(db, now);
    if (overdue.length > 0) invalidate('order');
    for (const { id } of overdue) {
      const order = await lockOrder(db, id);
      if (order && isTermOver(order, now)) await endOverdue(db, order, now);
    }
  },
};

async function endOverdue(db: Tx, order: OrderRow, now: Date): Promise<void> {
  const to = afterTerm(order);
  const words = notes[to as keyof typeof notes];
  const note = isOfService(order) ? words.replace('供方', '服务方') : words;
  await moveOrder(db, order, { move: 'expire', by: 'system', actorId: null, to, note, now });
  if (to === 'completed') await issueSaleCertificate(db, order, now);
  if (to !== 'disputed') return;
  await insertDispute(db, {
    id: randomUUIDv7(),
    orderId: order.id,
    raisedBy: 'system',
    reason: note,
    evidence: [],
    raisedAt: now,
  });
}
