// The one step from awaiting payment to delivery: by an operator from a voucher or a statement, or by the bank's own report.
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { decidePayment, insertPayment } from '#src/order/delivery/queries.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { claimReference } from '#src/order/settlement/queries-reference.ts';
import { moveOrder } from '#src/order/transition.ts';

interface Confirmation {
  by: 'office' | 'system';
  /** Null for the system. */
  actorId: string | null;
  note?: string;
  now: Date;
}

/** Confirms the payment that waits on a locked order. */
export async function confirmMoney(
  db: Tx,
  order: OrderRow,
  paymentId: string,
  { by, actorId, note, now }: Confirmation,
): Promise<void> {
  ensure(
    await decidePayment(db, paymentId, { status: 'confirmed', reason: null, operatorId: actorId, decidedAt: now }),
    'order.alreadyDecided',
  );
  const isDisputed = order.status === 'disputed';
  await moveOrder(db, order, {
    move: 'confirmPayment',
    by,
    actorId,
    to: isDisputed ? 'disputed' : 'awaiting_delivery',
    // A deal that is disputed goes on from delivery, with its whole term, once the dispute is over.
    change: {
      pendingPaymentId: null,
      paidAt: now,
      ...(isDisputed ? { disputedFrom: 'awaiting_delivery', pausedDueAt: null } : {}),
    },
    ...(note ? { note } : {}),
    now,
  });
}

export interface BankMoney {
  amount: number;
  payer: string;
  paidOn: string;
  /** The bank's serial number, in canonical form. */
  serial: string | null;
}

/**
 * Pays a locked order with money that the bank reports, in one transfer or several: it confirms the voucher that waits
 * or, without one, stands for it.
 */
export async function payByBank(
  db: Tx,
  order: OrderRow,
  transfers: readonly BankMoney[],
  confirmation: Confirmation,
): Promise<string> {
  for (const { serial } of transfers)
    if (serial)
      ensure(!(await claimReference(db, { kind: 'transfer', number: serial, orderId: order.id })), 'receipt.used');
  const last = transfers.toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1)).at(-1);
  ensure(last, 'receipt.noOrder');
  const paymentId = order.pendingPaymentId ?? randomUUIDv7();
  if (!order.pendingPaymentId) {
    await insertPayment(db, {
      id: paymentId,
      orderId: order.id,
      amount: transfers.reduce((sum, { amount }) => sum + amount, 0),
      voucherId: null,
      reference: last.serial,
      payer: last.payer,
      paidOn: last.paidOn,
      submittedAt: confirmation.now,
    });
  }
  await confirmMoney(db, { ...order, pendingPaymentId: paymentId }, paymentId, confirmation);
  return paymentId;
}
