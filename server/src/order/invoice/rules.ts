// The steps of an invoice, the side that may take each, and the state it leads to.
import type { OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import type { InvoiceIssuer, InvoiceMove, InvoiceStatus } from '@shuji/contract/order/labels/invoice';

export type InvoiceActor = OrderSide | 'office';

interface Rule {
  from: readonly InvoiceStatus[];
  to: InvoiceStatus;
  by: 'issuer' | 'asker';
}

export const invoiceRules: Record<Exclude<InvoiceMove, 'ask'>, Rule> = {
  receive: { from: ['issued'], to: 'received', by: 'asker' },
  return: { from: ['issued'], to: 'returned', by: 'asker' },
  issue: { from: ['requested', 'returned'], to: 'issued', by: 'issuer' },
  refuse: { from: ['requested', 'returned'], to: 'refused', by: 'issuer' },
};

export interface InvoiceStanding {
  issuer: InvoiceIssuer;
  side: OrderSide;
  status: InvoiceStatus;
}

export function mayMoveInvoice(
  move: Exclude<InvoiceMove, 'ask'>,
  by: InvoiceActor,
  standing: InvoiceStanding,
): boolean {
  const rule = invoiceRules[move];
  const issuer: InvoiceActor = standing.issuer === 'centre' ? 'office' : 'seller';
  return rule.from.includes(standing.status) && by === (rule.by === 'issuer' ? issuer : standing.side);
}

export function invoiceMovesFor(by: InvoiceActor, standing: InvoiceStanding): Exclude<InvoiceMove, 'ask'>[] {
  const names = Object.keys(invoiceRules) as Exclude<InvoiceMove, 'ask'>[];
  return names.filter((move) => mayMoveInvoice(move, by, standing));
}

const paid: readonly OrderStatus[] = ['awaiting_delivery', 'awaiting_acceptance', 'completed'];

interface Deal {
  status: OrderStatus;
  amount: number | null;
  paidAt: string | null;
  buyerFee: number;
  sellerFee: number;
}

/** The amount a side may be invoiced for, in fen: the price once paid, their part of the fee once earned. */
export function invoiceable(issuer: InvoiceIssuer, side: OrderSide, deal: Deal): number {
  if (!deal.paidAt || !paid.includes(deal.status)) return 0;
  if (issuer === 'seller') return side === 'buyer' ? (deal.amount ?? 0) : 0;
  if (deal.status !== 'completed') return 0;
  return side === 'buyer' ? deal.buyerFee : deal.sellerFee;
}
