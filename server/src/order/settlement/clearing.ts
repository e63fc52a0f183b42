// Divides the money of a finished deal. Every fen that was paid goes to the buyer, the supplier or the centre.
export interface Clearing {
  paid: number;
  toBuyer: number;
  toSeller: number;
  toCentre: number;
}

interface Money {
  /** The contract's price. */
  amount: number;
  buyerFee: number;
  sellerFee: number;
}

/** The buyer's transfer: the price and their part of the fee. */
export function payableOf({ amount, buyerFee }: Omit<Money, 'sellerFee'>): number {
  return amount + buyerFee;
}

/**
 * A completed deal: the price less the supplier's part of the fee is settled, the fee is the centre's. A cancelled one:
 * `refund` goes back, all of it when left out, what stays is the supplier's, and the centre takes nothing.
 */
export function clearingOf(money: Money, end: 'completed' | 'cancelled', refund?: number): Clearing {
  const { amount, buyerFee, sellerFee } = money;
  const paid = payableOf(money);
  if (end === 'completed') {
    return { paid, toBuyer: 0, toSeller: amount - sellerFee, toCentre: buyerFee + sellerFee };
  }
  const toBuyer = Math.min(Math.max(refund ?? paid, 0), paid);
  return { paid, toBuyer, toSeller: paid - toBuyer, toCentre: 0 };
}

/** The amount received from the buyer; null when none was received, or none was due. */
export function paidInto(order: { amount: number | null; buyerFee: number; paidAt: string | null }): number | null {
  const { amount, buyerFee, paidAt } = order;
  return paidAt && amount ? payableOf({ amount, buyerFee }) : null;
}
