// An order that begins where its price has been agreed: the buyer accepted an offer.

import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { type Application, type PlacedOrder, placeOrder } from '#src/order/application/placing.ts';
import { quoteOrder } from './actions.ts';

export interface Agreement extends Omit<Application, 'amount' | 'tier' | 'quantity'> {
  /** In fen. */
  amount: number;
  /** The unit of the price; goes into the contract. */
  quoteNote: string;
  /** The person who made the offer, with the selling party. */
  seller: { id: string; partyId: string };
}

/** The buyer's application and the supplier's quote in one: the contract is drawn and waits for both signatures. */
export async function agreeOrder(
  { amount, quoteNote, seller, ...application }: Agreement,
  context: WriteContext<Attested>,
): Promise<PlacedOrder> {
  ensure(application.product.partyId === seller.partyId, 'order.notOnSale');
  const placed = await placeOrder({ ...application, tier: null, quantity: 1, amount: null }, context);
  ensure(placed, 'order.keyReused');
  const offering = { ...context.actor, ...seller, isBuyer: false, isSeller: true };
  await quoteOrder({ id: placed.id, amount, note: quoteNote }, { ...context, actor: offering });
  return placed;
}
