// The office's decisions about money that arrived. An operator does not decide for their own organisation.
import { sumWords, yuan } from '@shuji/contract/order/labels/fee';
import type * as calls from '@shuji/contract/receipt/calls';
import { isConfirmable, type ReceiptVerdict } from '@shuji/contract/receipt/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Tx } from '#src/db/open.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { payByBank } from '#src/order/settlement/receiving.ts';
import { takeOrRequest } from '#src/order/settlement/second-person.ts';
import { lockForOffice } from '#src/order/transition.ts';
import {
  decideReceipt,
  exists,
  findBooked,
  findOrderNumbered,
  holdAgainst,
  isReceiptRequested,
  lockReceipt,
  type MatchedOrder,
  type Money,
} from './queries.ts';
import { verdictOf } from './rules.ts';

type Context = WriteContext<Operator>;

export const confirmReceipt: Handler<typeof calls.confirmReceipt> = async ({ id, orderId }, context) => {
  ensure(await exists(context.db, id), 'door.notFound');
  return confirmFor(id, await lockForOffice(context.db, orderId, context.actor), context);
};

export const assignReceipt: Handler<typeof calls.assignReceipt> = async ({ id, number }, context) => {
  const { db, actor } = context;
  ensure(await exists(db, id), 'door.notFound');
  const order = await findOrderNumbered(db, number.normalize('NFKC').toUpperCase());
  ensure(order, 'receipt.noOrder', { number: '没有找到该编号的订单，请核对' });
  return confirmFor(id, await lockForOffice(db, order.id, actor), context);
};

export const dismissReceipt: Handler<typeof calls.dismissReceipt> = async ({ id, reason }, { db, actor, now }) => {
  ensure(await exists(db, id), 'door.notFound');
  ensure(await lockReceipt(db, id), 'receipt.decided');
  ensure(!(await isReceiptRequested(db, id, now)), 'approval.waiting');
  const decision = { status: 'dismissed', reason, operatorId: actor.id, decidedAt: now } as const;
  ensure(await decideReceipt(db, id, decision), 'receipt.decided');
};

// The order's row is taken first, as every step does, so that no two of them wait for each other.
async function confirmFor(id: string, order: OrderRow, context: Context): Promise<{ isWaiting: boolean }> {
  const { db, now } = context;
  const booking = await holdReceipt(id, order, context);
  ensure(!(await isReceiptRequested(db, id, now)), 'approval.waiting');
  const book = () => bookByOffice(booking, context);
  if (booking.verdict === 'booked') {
    await book();
    return { isWaiting: false };
  }
  const { amount } = booking.money;
  const reason = `确认到账 ${sumWords(amount)}，订单 ${order.number}`;
  return takeOrRequest(
    { kind: 'payment.confirm', order, content: { amount, receiptIds: [id] }, reason },
    context,
    book,
  );
}

export const confirmReceipts: Handler<typeof calls.confirmReceipts> = async ({ ids, orderId }, context) => {
  const { db, now } = context;
  for (const id of ids) ensure(await exists(db, id), 'door.notFound');
  const order = await lockForOffice(db, orderId, context.actor);
  const parts = await holdParts(ids, order, context);
  for (const id of ids) ensure(!(await isReceiptRequested(db, id, now)), 'approval.waiting');
  const amount = parts.reduce((sum, part) => sum + part.money.amount, 0);
  const reason = `确认 ${parts.length} 笔到账，合计 ¥${yuan(amount)}，订单 ${order.number}`;
  const content = { amount, receiptIds: parts.map(({ id }) => id) };
  return takeOrRequest({ kind: 'payment.confirm', order, content, reason }, context, () =>
    bookParts(parts, order, context),
  );
};

/** Confirms receipts for a locked order, as another asked who found that they pay it. */
export async function confirmRequested(ids: readonly string[], order: OrderRow, context: Context): Promise<void> {
  const [id] = ids;
  if (ids.length > 1) await bookParts(await holdParts(ids, order, context), order, context);
  else if (id) await bookByOffice(await holdReceipt(id, order, context), context);
}

interface Part {
  id: string;
  money: Money;
}

/** Takes receipts each of which is too little for an order, and which together are what it costs; in one order for all. */
async function holdParts(ids: readonly string[], order: OrderRow, { db }: Context): Promise<Part[]> {
  const parts: Part[] = [];
  let payable = 0;
  for (const id of [...new Set(ids)].sort()) {
    const money = await lockReceipt(db, id);
    ensure(money, 'receipt.decided');
    const held = await holdAgainst(db, id, order.id);
    const verdict = verdictOf(money.amount, held);
    ensure(verdict === 'short', isConfirmable(verdict) ? 'receipt.otherTotal' : refusalOf(verdict));
    payable = held?.payable ?? 0;
    parts.push({ id, money });
  }
  ensure(parts.reduce((sum, { money }) => sum + money.amount, 0) === payable, 'receipt.otherTotal');
  return parts;
}

async function bookParts(parts: readonly Part[], order: OrderRow, { db, actor, now }: Context): Promise<void> {
  const all = parts.map(({ money }) => money);
  const paymentId = await payByBank(db, order, all, { by: 'office', actorId: actor.id, now });
  const decision = { status: 'confirmed', orderId: order.id, paymentId, decidedAt: now, reason: null } as const;
  for (const { id } of parts)
    ensure(await decideReceipt(db, id, { ...decision, operatorId: actor.id }), 'receipt.decided');
}

async function holdReceipt(id: string, order: OrderRow, { db }: Context): Promise<Booking> {
  const money = await lockReceipt(db, id);
  ensure(money, 'receipt.decided');
  const held = await holdAgainst(db, id, order.id);
  const verdict = verdictOf(money.amount, held);
  ensure(isConfirmable(verdict), refusalOf(verdict), { number: whyNot(verdict, money, held) });
  return { id, money, order, verdict };
}

function bookByOffice(booking: Booking, { db, actor, now }: Context): Promise<void> {
  return bookReceipt(db, booking, { by: 'office', actorId: actor.id, now });
}

interface Booking {
  id: string;
  money: Money;
  /** Locked. */
  order: OrderRow;
  verdict: ReceiptVerdict;
}

/** Pays the order with a receipt that agrees with it; one whose payment stands already is only bound to it. */
export async function bookReceipt(
  db: Tx,
  { id, money, order, verdict }: Booking,
  confirmation: { by: 'office' | 'system'; actorId: string | null; note?: string; now: Date },
): Promise<void> {
  const booked = verdict === 'booked' ? await findBooked(db, order.id, money) : null;
  const paymentId = booked ?? (await payByBank(db, order, [money], confirmation));
  const { actorId: operatorId, now: decidedAt } = confirmation;
  const decision = { status: 'confirmed', orderId: order.id, paymentId, operatorId, decidedAt, reason: null } as const;
  ensure(await decideReceipt(db, id, decision), 'receipt.decided');
}

const refusals: Partial<Record<ReceiptVerdict, RefusalName>> = {
  short: 'receipt.short',
  over: 'receipt.over',
  paid: 'receipt.paid',
  closed: 'receipt.closed',
  notDue: 'receipt.notDue',
  used: 'receipt.used',
};

function refusalOf(verdict: ReceiptVerdict): RefusalName {
  return refusals[verdict] ?? 'receipt.noOrder';
}

function whyNot(verdict: ReceiptVerdict, { amount }: Money, order: MatchedOrder | null): string {
  if (verdict === 'short' || verdict === 'over')
    return `到账 ¥${yuan(amount)}，该订单应付 ¥${yuan(order?.payable ?? 0)}，金额不符`;
  return {
    paid: '该订单已经付过款',
    closed: '该订单已结束，不能再收款',
    notDue: '该订单还不到付款的一步',
    used: '该银行流水号已用于另一笔订单',
  }[verdict as 'paid' | 'closed' | 'notDue' | 'used'];
}
