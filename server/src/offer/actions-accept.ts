// An accepted offer becomes the order, and the demand is concluded: one transaction, however many press at once.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/offer/calls';
import type * as matchCalls from '@shuji/contract/offer/match';
import { chinaDay } from '@shuji/contract/time';
import { concludeByOffer, concludeByOrder } from '#src/demand/actions-deal.ts';
import { type DemandRow, lockOwn } from '#src/demand/queries.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { agreeOrder } from '#src/order/actions.ts';
import { fingerprintOf } from '#src/order/application/placing.ts';
import { listBetween } from '#src/order/application/queries-between.ts';
import { findOrder } from '#src/order/queries.ts';
import { holdListedForOrder } from '#src/product/queries-order.ts';
import { notifyOfOffer } from './notices.ts';
import { changeOffer, endOthers, findOffer, lastRound, lockOffer, type OfferRow } from './queries.ts';
import { insertDemandOrder } from './queries-deal.ts';
import { faultOf, isOutdated, moves } from './rules.ts';

type Context = WriteContext<Attested>;
type Acceptance = Parsed<typeof calls.acceptOffer>;

export async function acceptOffer(input: Acceptance, context: Context): Promise<{ id: string; number: string }> {
  const { db, actor, now } = context;
  const found = await findOffer(db, input.id);
  ensure(found, 'offer.notFound');
  // Concurrent acceptances wait here for the first, and then see its outcome.
  const demand = await lockOwn(db, found.demandId, actor.id);
  const offer = demand && (await lockOffer(db, input.id));
  ensure(demand && offer, 'offer.notFound');
  if (offer.status === 'accepted' && offer.orderId && offer.rounds === input.round) {
    const order = await findOrder(db, offer.orderId);
    ensure(order, 'offer.moved');
    return { id: order.id, number: order.number };
  }
  ensureStands(offer, demand, input.round, now);
  const placed = await agree(offer, demand, input, context);
  const { from, to } = moves.accept;
  const change = { status: to[0], orderId: placed.id };
  ensure(await changeOffer(db, offer.id, { from, round: input.round, change, now }), 'offer.changed');
  await insertDemandOrder(db, demand.id, placed.id);
  const taker = { id: offer.sellerAccountId, partyId: offer.sellerPartyId };
  await concludeByOffer(demand.id, { taker, note: `订单 ${placed.number}` }, context);
  const supplier = { accountId: offer.sellerAccountId };
  await notifyOfOffer(db, { to: supplier, offerId: offer.id, demand, word: 'accept', order: placed, text: '', now });
  for (const other of await endOthers(db, demand.id, offer.id, now)) {
    await notifyOfOffer(db, {
      to: { accountId: other.sellerAccountId },
      offerId: other.id,
      demand,
      word: 'end',
      text: '',
      now,
    });
  }
  return { id: placed.id, number: placed.number };
}

function ensureStands(offer: OfferRow, demand: DemandRow, round: number, now: Date): void {
  const today = chinaDay(now);
  const fault = faultOf(demand, offer.sellerAccountId, today);
  if (fault) refuse(fault);
  ensure(mayMove(moves, 'owner', offer, 'accept'), 'offer.moved');
  ensure(offer.rounds === round, 'offer.changed');
  ensure(offer.validUntil >= today, 'offer.lapsed');
}

async function agree(
  offer: OfferRow,
  demand: DemandRow,
  { id, round, line: place, ...application }: Acceptance,
  context: Context,
) {
  const last = await lastRound(context.db, id);
  ensure(!isOutdated(last?.at, demand.submittedAt), 'offer.demandChanged');
  ensure(last?.productId, 'offer.noProduct');
  const product = await holdListedForOrder(context.db, last.productId);
  ensure(product && product.versionId === last.versionId, 'offer.productChanged');
  const line = last.lines[place];
  ensure(line, 'door.badInput', { line: '请选择价格' });
  const terms = [line.name, last.terms, `对应需求 ${demand.number}`].filter(Boolean).join('；');
  return agreeOrder(
    {
      ...application,
      key: `offer-${id}`,
      fingerprint: fingerprintOf({ id, round, place }),
      product,
      amount: line.price,
      quoteNote: terms,
      termMonths: last.termMonths,
      note: '',
      seller: { id: offer.sellerAccountId, partyId: offer.sellerPartyId },
    },
    context,
  );
}

/** The deal was made elsewhere on the platform: the owner names the order between them and the taker. */
export const concludeWithOrder: Handler<typeof matchCalls.concludeWithOrder> = async (
  { id, orderId, note },
  context,
) => {
  const { db, actor, now } = context;
  const demand = await lockOwn(db, id, actor.id);
  ensure(demand, 'demand.notFound');
  ensure(demand.status === 'taken' && demand.takerPartyId && demand.takenAt, 'demand.moved');
  const sides = { buyer: actor.partyId, seller: demand.takerPartyId, since: demand.takenAt };
  const order = (await listBetween(db, sides)).find((one) => one.id === orderId);
  ensure(order, 'offer.noSuchOrder');
  await insertDemandOrder(db, id, orderId);
  await concludeByOrder(id, [`订单 ${order.number}`, note].filter(Boolean).join('；'), context);
  for (const other of await endOthers(db, id, null, now)) {
    await notifyOfOffer(db, {
      to: { accountId: other.sellerAccountId },
      offerId: other.id,
      demand,
      word: 'end',
      text: '',
      now,
    });
  }
};
