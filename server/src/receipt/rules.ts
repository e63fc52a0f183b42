// Compares a reported sum with the order that it was found to pay.
import type { OrderStatus } from '@shuji/contract/order/labels';
import type { ReceiptVerdict } from '@shuji/contract/receipt/labels';

/** An order as a receipt is held against it. */
export interface Payable {
  status: OrderStatus;
  /** In fen; null before there is a price. */
  payable: number | null;
  paidAt: string | null;
  /** A payment of this order, confirmed from its voucher, has the receipt's own number and sum. */
  isBooked: boolean;
  /** The receipt's number belongs to a payment of another order. */
  isUsed: boolean;
}

const beforePayment: OrderStatus[] = ['awaiting_seller', 'awaiting_sign'];

export function verdictOf(amount: number, order: Payable | null): ReceiptVerdict {
  if (!order) return 'none';
  const { status, payable, paidAt, isBooked, isUsed } = order;
  if (isBooked) return 'booked';
  if (isUsed) return 'used';
  if (paidAt !== null) return 'paid';
  if (status === 'cancelled' || status === 'completed') return 'closed';
  if (beforePayment.includes(status) || !payable) return 'notDue';
  if (amount !== payable) return amount < payable ? 'short' : 'over';
  return status === 'disputed' ? 'disputed' : 'matched';
}

interface Part {
  key: string;
  orderId: string;
  amount: number;
}

/**
 * The parts that make up a sum with this one: one other alone or, where none does, all there are. Empty where they do not.
 */
export function partnersOf(part: Part, all: readonly Part[], payable: number): string[] {
  const others = all.filter(({ key, orderId }) => key !== part.key && orderId === part.orderId);
  const one = others.find(({ amount }) => amount + part.amount === payable);
  if (one) return [one.key];
  const total = others.reduce((sum, { amount }) => sum + amount, part.amount);
  return others.length > 1 && total === payable ? others.map(({ key }) => key) : [];
}

const readable = /(?:DD|HT)\d{4}[0-9A-HJKMNP-TV-Z]{10}/g;

/** Order and contract numbers in a remark, however they were spelt: without hyphens, in full width, in small letters. */
export function numbersIn(remark: string): string[] {
  const letters = remark
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const found = letters.match(readable) ?? [];
  return [...new Set(found.map((one) => `${one.slice(0, 2)}-${one.slice(2, 6)}-${one.slice(6, 11)}-${one.slice(11)}`))];
}
