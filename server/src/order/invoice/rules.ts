// The steps of an invoice, the side that may take each, and the state it leads to.
import type { OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import type { InvoiceIssuer, InvoiceMove, InvoiceStatus } from '@shuji/contract/order/labels/invoice';
import { mayMove, type Step } from '#src/lifecycle/rules.ts';

export type InvoiceActor = OrderSide | 'office';

export interface InvoiceStanding {
  issuer: InvoiceIssuer;
  side: OrderSide;
  status: InvoiceStatus;
}

type Move = Exclude<InvoiceMove, 'ask'>;
type Rule = NonNullable<Step<InvoiceActor, InvoiceStanding>['when']>;

const isAsker: Rule = ({ side }, by) => by === side;
const isIssuer: Rule = ({ issuer }, by) => by === (issuer === 'centre' ? 'office' : 'seller');

export const moves: Record<Move, Step<InvoiceActor, InvoiceStanding>> = {
  receive: { by: ['buyer', 'seller'], from: ['issued'], to: ['received'], when: isAsker },
  return: { by: ['buyer', 'seller'], from: ['issued'], to: ['returned'], when: isAsker },
  issue: { by: ['seller', 'office'], from: ['requested', 'returned'], to: ['issued'], when: isIssuer },
  refuse: { by: ['seller', 'office'], from: ['requested', 'returned'], to: ['refused'], when: isIssuer },
};

export function movesFor(by: InvoiceActor, standing: InvoiceStanding): Move[] {
  return (Object.keys(moves) as Move[]).filter((move) => mayMove(moves, by, standing, move));
}

const paidStatuses: readonly OrderStatus[] = ['awaiting_delivery', 'awaiting_acceptance', 'completed'];

interface Deal {
  status: OrderStatus;
  amount: number | null;
  paidAt: string | null;
  buyerFee: number;
  sellerFee: number;
}

/** The amount a side may be invoiced for, in fen: the price once paid, their part of the fee once earned. */
export function invoiceable(issuer: InvoiceIssuer, side: OrderSide, deal: Deal): number {
  if (!deal.paidAt || !paidStatuses.includes(deal.status)) return 0;
  if (issuer === 'seller') return side === 'buyer' ? (deal.amount ?? 0) : 0;
  if (deal.status !== 'completed') return 0;
  return side === 'buyer' ? deal.buyerFee : deal.sellerFee;
}
