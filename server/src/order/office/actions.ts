// The office's decision on received money. An operator does not decide for their own organisation.
import { sumWords } from '@shuji/contract/order/labels/fee';
import type * as calls from '@shuji/contract/order/office';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { decidePayment, findPayment } from '#src/order/delivery/queries.ts';
import { findOpenDispute } from '#src/order/dispute/queries.ts';
import type { OrderChange, OrderRow } from '#src/order/queries.ts';
import { moves, resumedAt } from '#src/order/rules.ts';
import { confirmMoney } from '#src/order/settlement/receiving.ts';
import { ensureNotRequested, takeOrRequest } from '#src/order/settlement/second-person.ts';
import { releasePayment } from '#src/order/single-use.ts';
import { lockForOffice, moveOrder } from '#src/order/transition.ts';

type Context = WriteContext<Operator>;

export const confirmPayment: Handler<typeof calls.confirmPayment> = async ({ id }, context) => {
  const { db, actor, now } = context;
  const { order, amount } = await lockPayment(context, id);
  const isPending = order.pendingPaymentId === id && mayMove(moves, 'office', order, 'confirmPayment');
  ensure(isPending, 'order.alreadyDecided');
  const reason = `确认到账 ${sumWords(amount)}，订单 ${order.number}`;
  return takeOrRequest({ kind: 'payment.confirm', order, content: { amount, paymentId: id }, reason }, context, () =>
    confirmMoney(db, order, id, { by: 'office', actorId: actor.id, now }),
  );
};

export const returnPayment: Handler<typeof calls.returnPayment> = async ({ id, reason }, context) => {
  const { db, actor, now } = context;
  const { order } = await lockPayment(context, id);
  await ensureNotRequested(order.id, context);
  const returned = await decidePayment(db, id, { status: 'returned', reason, operatorId: actor.id, decidedAt: now });
  ensure(returned, 'order.alreadyDecided');
  await releasePayment(db, order.id);
  await moveOrder(db, order, {
    move: 'returnPayment',
    by: 'office',
    actorId: actor.id,
    to: order.status,
    note: reason,
    ...(await resumeOrder(order, returned.submittedAt, context)),
    now,
  });
};

// While a voucher is looked at no time runs against the buyer: what was left when it came in is left now.
async function resumeOrder(
  order: OrderRow,
  submittedAt: string,
  { db, now }: Context,
): Promise<{ change: OrderChange; until?: Date }> {
  const change = { pendingPaymentId: null };
  if (order.status !== 'disputed') {
    const until = resumedAt(order.dueAt, submittedAt, now);
    return { change, ...(until ? { until } : {}) };
  }
  // The dispute stopped the clock that stood already, so the time in between is not lost either.
  const dispute = await findOpenDispute(db, order.id);
  const raisedAt = new Date(dispute?.raisedAt ?? now);
  const pausedDueAt = resumedAt(order.pausedDueAt, submittedAt, raisedAt);
  return { change: { ...change, pausedDueAt: pausedDueAt?.toISOString() ?? null } };
}

// The order's row is taken first, as every step does, so that no two of them wait for each other.
async function lockPayment({ db, actor }: Context, id: string): Promise<{ order: OrderRow; amount: number }> {
  const payment = await findPayment(db, id);
  ensure(payment, 'door.notFound');
  return { order: await lockForOffice(db, payment.orderId, actor), amount: payment.amount };
}
