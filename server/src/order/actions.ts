// From the supplier's answer to two signatures, and the ways out before money moves.

import type { Parsed } from '@shuji/contract/call';
import type { MemberRole } from '@shuji/contract/member/labels';
import { yuan } from '@shuji/contract/order/labels/fee';
import type * as calls from '@shuji/contract/order/steps';
import { proveByCode, proveByPassword } from '#src/account/proving.ts';
import type { Attested, PrepareContext, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { type Application, type PlacedOrder, placeOrder } from '#src/order/application/placing.ts';
import { drawContract } from '#src/order/contract/drawing.ts';
import { findContract, insertSignature } from '#src/order/contract/queries.ts';
import { ensureMayOffer } from '#src/product/offering.ts';
import { afterSigning, isOfService, moves, priceOf } from './rules.ts';
import { lockAsParty, moveOrder } from './transition.ts';

type Context = WriteContext<Attested>;

export const confirmOrder: Handler<typeof calls.confirmOrder> = async (
  { id },
  { db, actor, now, providers: { vault } },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  ensureMayOffer(actor, isOfService(order));
  ensure(mayMove(moves, side, order, 'confirm') && order.amount !== null, 'order.notNow');
  const change = await drawContract(db, order, { amount: order.amount, now, vault });
  await moveOrder(db, order, {
    move: 'confirm',
    by: side,
    actorId: actor.id,
    to: 'awaiting_sign',
    change,
    now,
  });
};

/** A quote replaces any price; the buyer agrees to it by signing the contract that names it. */
export const quoteOrder: Handler<typeof calls.quoteOrder> = async (
  { id, amount, note = '' },
  { db, actor, now, providers: { vault } },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  ensureMayOffer(actor, isOfService(order));
  ensure(mayMove(moves, side, order, 'quote'), 'order.notNow');
  const quoted = { isQuoted: true, quoteNote: note };
  const change = await drawContract(db, { ...order, ...quoted }, { amount, now, vault });
  await moveOrder(db, order, {
    move: 'quote',
    by: side,
    actorId: actor.id,
    to: 'awaiting_sign',
    note: `¥${yuan(amount)}${note && `，${note}`}`,
    change: { ...change, ...quoted, amount },
    now,
  });
};

export const refuseOrder: Handler<typeof calls.refuseOrder> = async ({ id, reason }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'refuse', by: side, actorId: actor.id, to: 'cancelled', note: reason, now });
};

export const declineQuote: Handler<typeof calls.declineQuote> = async ({ id, reason }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  // Only the price in the price list stays.
  const amount = priceOf(order.priceMode, order.tier, order.quantity);
  const change = { amount, isQuoted: false, quoteNote: '', sellerSignedAt: null, buyerFee: 0, sellerFee: 0 };
  await moveOrder(db, order, {
    move: 'declineQuote',
    by: side,
    actorId: actor.id,
    to: 'awaiting_seller',
    note: reason,
    change,
    now,
  });
};

export const cancelOrder: Handler<typeof calls.cancelOrder> = async ({ id, reason }, { db, actor, now }) => {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'cancel', by: side, actorId: actor.id, to: 'cancelled', note: reason, now });
};

/** One side's signature under exactly the text they read, by someone who has just proved who they are. */
export const signOrder = inTwoSteps(
  (proof: Parsed<typeof calls.signOrder>, context: PrepareContext<Attested>) => proveByPassword(proof, context),
  async (input: Parsed<typeof calls.signOrder>, context: Context): Promise<void> => {
    await signContract(input, context);
    await proveByCode(input, 'sign', context);
  },
);

/** The second signature brings the deal on. */
export async function signContract(
  { id, sha256 }: Pick<Parsed<typeof calls.signOrder>, 'id' | 'sha256'>,
  { db, actor, now, address }: Context,
): Promise<void> {
  const { order, side } = await lockAsParty(db, id, actor);
  if (side === 'buyer') ensure(actor.isBuyer, 'door.needBuyer');
  else ensureMayOffer(actor, isOfService(order));
  ensure(mayMove(moves, side, order, 'sign'), 'order.notNow');
  const contract = await findContract(db, id);
  ensure(contract?.sha256 === sha256, 'order.otherContract');
  const { round } = contract;
  await insertSignature(db, {
    orderId: id,
    round,
    side,
    partyId: actor.partyId,
    accountId: actor.id,
    sha256,
    address,
    at: now,
  });
  const to = afterSigning(order, side);
  const signed = side === 'buyer' ? { buyerSignedAt: now } : { sellerSignedAt: now };
  await moveOrder(db, order, {
    move: 'sign',
    by: side,
    actorId: actor.id,
    to,
    change: { ...signed, ...(to === 'awaiting_sign' ? {} : { signedAt: now }) },
    now,
  });
}

// An order that begins where its price has been agreed: the buyer accepted an offer.

interface Agreement extends Omit<Application, 'amount' | 'tier' | 'quantity' | 'packsRun'> {
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
  const termMonths = application.product.content.service ? null : application.termMonths;
  const placed = await placeOrder(
    { ...application, termMonths, tier: null, quantity: 1, packsRun: null, amount: null },
    context,
  );
  ensure(placed, 'order.keyReused');
  const roles: MemberRole[] = ['supply'];
  const person = { personId: seller.id, personName: null, roles };
  const offering = { ...context.actor, ...seller, ...person, isBuyer: false, isSeller: true, isService: true };
  await quoteOrder({ id: placed.id, amount, note: quoteNote }, { ...context, actor: offering });
  return placed;
}
