// The steps of an order, who may take each and when, and the state it leads to. Source: market.md, "Order".
import {
  type DeliveryKind,
  type DisputeDecision,
  deliveryKinds,
  type OrderActor,
  type OrderMove,
  type OrderSide,
  type OrderStatus,
} from '@shuji/contract/order/labels';
import { mostWithdrawals } from '@shuji/contract/order/labels/dispute';
import type { OrderTier, ProductSnapshot } from '@shuji/contract/order/schema';
import { type BoughtUse, usableUntil } from '@shuji/contract/order/use';
import { dayMs } from '@shuji/contract/time';
import { mayMove, type Step } from '#src/lifecycle/rules.ts';

/** All that decides what may happen to an order now. */
export interface OrderStanding {
  status: OrderStatus;
  /** In fen; null until quoted. */
  amount: number | null;
  isQuoted: boolean;
  buyerSignedAt: string | null;
  sellerSignedAt: string | null;
  pendingPaymentId: string | null;
  deliveredAt: string | null;
  /** When the present step's term ends. */
  dueAt: string | null;
  /** The actor who raised the open dispute; `system` when a supplier let the delivery term pass. */
  disputedBy: OrderSide | 'system' | null;
  /** The number of withdrawn disputes about this order. */
  withdrawals: number;
}

/** True for an order of a service, by the product as it was ordered. */
export function isOfService({ snapshot }: { snapshot: ProductSnapshot }): boolean {
  return snapshot.service != null;
}

/** `apply` comes before there is an order, and `update` after it has ended. */
type Move = Exclude<OrderMove, 'apply' | 'update'>;

/** The whole table of moves. What is not in it is refused; the caller names the status, which depends on the deal. */
export const moves: Record<Move, Omit<Step<OrderActor, OrderStanding>, 'to'>> = {
  confirm: { by: ['seller'], from: ['awaiting_seller'], when: ({ amount }) => amount !== null },
  quote: { by: ['seller'], from: ['awaiting_seller'] },
  refuse: { by: ['seller'], from: ['awaiting_seller'] },
  sign: { by: ['buyer', 'seller'], from: ['awaiting_sign'], when: (standing, by) => !hasSigned(standing, by) },
  // A signature covers one text, which does not change after it.
  propose: {
    by: ['buyer', 'seller'],
    from: ['awaiting_sign'],
    when: (standing) => !standing.buyerSignedAt && !standing.sellerSignedAt,
  },
  declineQuote: {
    by: ['buyer'],
    from: ['awaiting_sign'],
    when: (standing) => standing.isQuoted && !standing.buyerSignedAt,
  },
  pay: { by: ['buyer'], from: ['awaiting_payment'], when: (standing) => !standing.pendingPaymentId },
  deliver: { by: ['seller'], from: ['awaiting_delivery'] },
  accept: { by: ['buyer'], from: ['awaiting_acceptance'] },
  object: { by: ['buyer'], from: ['awaiting_acceptance'] },
  // Money on its way is looked for in a dispute too: money that may or may not have arrived cannot be divided.
  // The system: on the bank's own word.
  confirmPayment: { by: ['office', 'system'], from: ['awaiting_payment', 'disputed'], when: isVoucherWaiting },
  returnPayment: { by: ['office'], from: ['awaiting_payment', 'disputed'], when: isVoucherWaiting },
  plead: { by: ['buyer', 'seller'], from: ['disputed'] },
  withdraw: { by: ['buyer', 'seller'], from: ['disputed'], when: mayWithdraw },
  settle: { by: ['office'], from: ['disputed'] },
  expire: {
    by: ['system'],
    from: ['awaiting_seller', 'awaiting_sign', 'awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance'],
    when: (standing) => !standing.pendingPaymentId,
  },
  cancel: { by: ['buyer', 'seller'], from: ['awaiting_seller', 'awaiting_sign', 'awaiting_payment'], when: mayCancel },
  dispute: { by: ['buyer', 'seller'], from: ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance'] },
};

/** While the office looks for the money, no time runs against anybody. */
export function isClockStopped({ status, pendingPaymentId }: OrderStanding): boolean {
  return status === 'awaiting_payment' && pendingPaymentId !== null;
}

function isVoucherWaiting({ pendingPaymentId }: OrderStanding): boolean {
  return pendingPaymentId !== null;
}

// A supplier who does not want an application refuses it; a buyer may leave until money is on its way.
function mayCancel({ status, pendingPaymentId }: OrderStanding, by: OrderActor): boolean {
  if (pendingPaymentId) return false;
  return by === 'buyer' || status === 'awaiting_sign';
}

// The system raises disputes for the buyer, who may grant the supplier more time.
function mayWithdraw({ disputedBy, withdrawals }: OrderStanding, by: OrderActor): boolean {
  const raiser = disputedBy === 'system' ? 'buyer' : disputedBy;
  return raiser === by && withdrawals < mostWithdrawals;
}

function hasSigned(standing: OrderStanding, by: OrderActor): boolean {
  return (by === 'buyer' ? standing.buyerSignedAt : standing.sellerSignedAt) !== null;
}

/** True between the end of a term and its automatic step: until then no other step is allowed. */
export function isTermOver(standing: OrderStanding, now: Date): boolean {
  return (
    standing.dueAt !== null &&
    Date.parse(standing.dueAt) <= now.getTime() &&
    mayMove(moves, 'system', standing, 'expire')
  );
}

/** The steps an actor may take now; those that move the deal on come first. */
export function movesFor(by: OrderActor, standing: OrderStanding, now: Date): Move[] {
  if (by !== 'system' && isTermOver(standing, now)) return [];
  return (Object.keys(moves) as Move[]).filter((move) => mayMove(moves, by, standing, move));
}

/** Once one more side has signed: on to payment when both have, or straight to delivery when nothing is owed. */
export function afterSigning(standing: OrderStanding, by: OrderSide): OrderStatus {
  const other = by === 'buyer' ? standing.sellerSignedAt : standing.buyerSignedAt;
  if (!other) return 'awaiting_sign';
  return standing.amount === 0 ? 'awaiting_delivery' : 'awaiting_payment';
}

/**
 * The next state of a deal when nobody acted in time. Nobody cancels a paid, undelivered deal: the office
 * decides; one that cost nothing ends.
 */
export function afterTerm({ status, amount }: OrderStanding): OrderStatus {
  if (status === 'awaiting_acceptance') return 'completed';
  if (status === 'awaiting_delivery' && amount !== 0) return 'disputed';
  return 'cancelled';
}

/** When a step whose clock was stopped is due once it runs again: what was left of its time, a day at least. */
export function resumedAt(pausedDueAt: string | null, stoppedAt: string, now: Date): Date | null {
  if (pausedDueAt === null) return null;
  const left = Date.parse(pausedDueAt) - Date.parse(stoppedAt);
  return new Date(now.getTime() + Math.max(left, dayMs));
}

/**
 * The rulings open to an operator: no acceptance where nothing was delivered, and no end while a voucher
 * waits. Whoever confirmed the payment does not say where the money goes.
 */
export function decisionsFor(
  { deliveredAt, pendingPaymentId }: OrderStanding,
  hasConfirmed = false,
): DisputeDecision[] {
  if (pendingPaymentId || hasConfirmed) return ['continue'];
  return deliveredAt ? ['continue', 'complete', 'cancel'] : ['continue', 'cancel'];
}

/** Price of an application in fen; null when the supplier has to quote. */
export function priceOf(priceMode: string, tier: OrderTier | null, quantity: number): number | null {
  if (priceMode === 'free') return 0;
  if (priceMode === 'negotiable' || !tier) return null;
  return tier.price * quantity;
}

export interface TermDays {
  reply: number;
  sign: number;
  payment: number;
  delivery: number;
  acceptance: number;
  dispute: number;
}

/** The number of days a state may last; null for a state without a term. */
export function daysOf(status: OrderStatus, days: TermDays): number | null {
  const table: Record<OrderStatus, number | null> = {
    awaiting_seller: days.reply,
    awaiting_sign: days.sign,
    awaiting_payment: days.payment,
    awaiting_delivery: days.delivery,
    awaiting_acceptance: days.acceptance,
    disputed: days.dispute,
    completed: null,
    cancelled: null,
  };
  return table[status];
}

const ownChannels: Partial<Record<string, DeliveryKind>> = {
  platformFile: 'file',
  platformReport: 'file',
  platformApi: 'api',
};

/** The delivery kinds of a product by its registered channels. Outside the centre the supplier delivers and proves it. */
export function deliveryWays(codes: readonly string[]): DeliveryKind[] {
  const ways = new Set(codes.map((code) => ownChannels[code] ?? 'offline'));
  return (Object.keys(deliveryKinds) as DeliveryKind[]).filter((kind) => ways.has(kind));
}

interface Running extends BoughtUse {
  status: OrderStatus;
  deliveredAt: string | null;
}

/** True when a side may still deliver updates; `kind`: the way it was delivered. */
export function mayUpdate(deal: Running, by: OrderActor, kind: DeliveryKind | undefined, now: Date): boolean {
  const { status, priceMode, deliveredAt } = deal;
  const isForTime = status === 'completed' && (priceMode === 'monthly' || priceMode === 'yearly');
  if (by !== 'seller' || kind !== 'file' || !isForTime || !deliveredAt) return false;
  const until = usableUntil(deal, deliveredAt);
  return until !== null && now < until;
}

/** A delivery stays readable to both sides unless the deal was dissolved. */
export function mayReadDelivery({ status, deliveredAt }: OrderStanding): boolean {
  return deliveredAt !== null && status !== 'cancelled';
}
