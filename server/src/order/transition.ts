// The one way an order changes: a conditional update and its row of history.

import { actsOn } from '@shuji/contract/member/admission';
import type { OrderActor, OrderMove, OrderStatus } from '@shuji/contract/order/labels';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import type { RefusalName } from '@shuji/contract/refusals';
import { dayMs } from '@shuji/contract/time';
import type { Db, Tx } from '#src/db/open.ts';
import type { Attested, Operator } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { followOrder } from '#src/order/delivery/access.ts';
import { clearingOf } from '#src/order/settlement/clearing.ts';
import { askForAccount } from '#src/order/settlement/notices.ts';
import { insertClearing } from '#src/order/settlement/queries.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { notifyOfOrder } from './notices.ts';
import { changeOrder, lockOrder, lockOwnOrder, type OrderChange, type OrderRow } from './queries.ts';
import { daysOf, isTermOver, moves, type TermDays } from './rules.ts';

/** The term of each step, as the office has set it. */
export async function getTermDays(db: Db): Promise<TermDays> {
  return {
    reply: await getSettingNumber(db, 'order_reply_days', 7),
    sign: await getSettingNumber(db, 'order_sign_days', 7),
    payment: await getSettingNumber(db, 'order_payment_days', 7),
    delivery: await getSettingNumber(db, 'order_delivery_days', 15),
    acceptance: await getSettingNumber(db, 'acceptance_days', 7),
    dispute: await getSettingNumber(db, 'order_dispute_days', 15),
  };
}

/** `terms`: what the contract settles goes before what the office has set. */
export async function dueAt(
  db: Db,
  status: OrderStatus,
  now: Date,
  terms: ContractTerms | null = null,
): Promise<Date | null> {
  const days = daysOf(status, { ...(await getTermDays(db)), ...(terms ? daysIn(terms) : {}) });
  return days === null ? null : new Date(now.getTime() + days * dayMs);
}

function daysIn({ paymentDays, deliveryDays, acceptanceDays }: ContractTerms): Partial<TermDays> {
  return { payment: paymentDays, delivery: deliveryDays, acceptance: acceptanceDays };
}

/** An order of the caller's, locked, with the side they are on; someone else's is not found. */
export async function lockAsParty(
  db: Tx,
  id: string,
  actor: Attested,
  missing: RefusalName = 'order.notFound',
): Promise<{ order: OrderRow; side: 'buyer' | 'seller' }> {
  const order = await lockOwnOrder(db, id, actor.partyId);
  ensure(order, missing);
  const side = order.buyerPartyId === actor.partyId ? 'buyer' : 'seller';
  ensure(actsOn(side, actor.roles), 'door.needRole');
  return { order, side };
}

/** Any order for an operator, locked; an operator does not decide for their own organisation. */
export async function lockForOffice(db: Tx, orderId: string, { organisation }: Operator): Promise<OrderRow> {
  const order = await lockOrder(db, orderId);
  ensure(order, 'door.notFound');
  const isOwn = organisation !== null && [order.buyerCode, order.sellerCode].includes(organisation);
  ensure(!isOwn, 'order.ownOrganisation');
  return order;
}

export interface Step {
  move: Exclude<OrderMove, 'apply' | 'update'>;
  by: OrderActor;
  actorId: string | null;
  to: OrderStatus;
  note?: string | null;
  change?: OrderChange;
  /** When the state is to end, where that is not its whole term from now. */
  until?: Date;
  /** The refund of a buyer when a paid deal is dissolved, in fen; the whole payment when left out. */
  refund?: number;
  now: Date;
}

// A step within a dispute leaves it as it was raised; any other ends it.
function disputeIn(order: OrderRow, to: OrderStatus, by: OrderActor): OrderChange {
  if (to !== 'disputed') return { disputedFrom: null, disputedBy: null, pausedDueAt: null };
  if (order.status === 'disputed') return {};
  return { disputedFrom: order.status, disputedBy: by === 'office' ? null : by, pausedDueAt: order.dueAt };
}

/** Takes a step the rules allow, or refuses; time starts anew when the state changes. */
export async function moveOrder(
  db: Tx,
  order: OrderRow,
  { move, by, actorId, to, note, change, until, refund, now }: Step,
): Promise<void> {
  ensure(mayMove(moves, by, order, move), 'order.notNow');
  ensure(by === 'system' || !isTermOver(order, now), 'order.stepOver');
  const isOver = to === 'completed' || to === 'cancelled';
  const moved = await changeOrder(db, order.id, order.status, {
    ...change,
    ...(isOver ? { closedAt: now, pendingPaymentId: null } : {}),
    ...disputeIn(order, to, by),
    status: to,
    dueAt: until ?? (to === order.status ? order.dueAt : await dueAt(db, to, now, order.terms)),
    updatedAt: now,
  });
  ensure(moved, 'order.notNow');
  if (order.deliveredAt) await followOrder(db, order.id, to, now);
  let isSettled = false;
  if (isOver && order.paidAt && order.amount) {
    const cleared = clearingOf({ ...order, amount: order.amount }, to, refund);
    await insertClearing(db, { ...cleared, orderId: order.id, clearedAt: now });
    isSettled = cleared.toSeller > 0;
  }
  await insertEvent(db, 'order_event', {
    orderId: order.id,
    at: now,
    by,
    actorId,
    move,
    fromStatus: order.status,
    toStatus: to,
    note: note || null,
  });
  await notifyOfOrder(db, order, { move, by, to, note: note ?? null, now });
  if (isSettled) await askForAccount(db, order, now);
}
