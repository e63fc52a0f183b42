// Products that fit a demand, and the order a demand ended in.
import type * as calls from '@shuji/contract/offer/match';
import type { FittingProduct } from '@shuji/contract/offer/schema/match';
import { chinaDay } from '@shuji/contract/time';
import { type DemandRow, findAsParty, findReadable } from '#src/demand/queries.ts';
import type { Attested, ReadContext, User } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { type Candidate, listCandidates, listOwnCandidates } from '#src/market/queries-fit.ts';
import { listBetween, numbersOf } from '#src/order/application/queries-between.ts';
import { type Fit, fitOf } from './fit.ts';
import { findDemandOrder, usedOrders } from './queries-deal.ts';
import { findWish, supplyOf } from './wishes.ts';

const lookedAt = 200;
const shownAtMost = 6;
const ownShown = 100;

/** The best on the market for a demand that the reader may see; none once it is over. */
export const listFittingProducts: Handler<typeof calls.listFittingProducts> = async ({ id }, { db, actor, now }) => {
  const demand = await findReadable(db, id, actor?.id ?? null, chinaDay(now));
  ensure(demand, 'demand.notFound');
  if (demand.status === 'concluded' || demand.status === 'closed') return [];
  const wish = await findWish(db, demand);
  const candidates = await listCandidates(db, wish.words, lookedAt);
  const found = candidates.flatMap((product) => {
    // Nobody buys of themselves.
    const fit = product.partyId === demand.partyId ? null : fitOf(wish, supplyOf(product));
    return fit ? [{ product, fit }] : [];
  });
  return found.sort(byFit).slice(0, shownAtMost).map(toFittingProduct);
};

/** All of one's own on the market, those that fit first and with why. */
export const listOwnFitting: Handler<typeof calls.listOwnFitting> = async ({ id }, { db, actor, now }) => {
  const demand = await findReadable(db, id, actor.id, chinaDay(now));
  ensure(demand, 'demand.notFound');
  const wish = await findWish(db, demand);
  const own = await listOwnCandidates(db, actor.partyId, ownShown);
  const none: Fit = { score: 0, reasons: [] };
  return own
    .map((product) => ({ product, fit: fitOf(wish, supplyOf(product)) ?? none }))
    .sort(byFit)
    .map(toFittingProduct);
};

interface Fitting {
  product: Candidate;
  fit: Fit;
}

function byFit(a: Fitting, b: Fitting): number {
  return b.fit.score - a.fit.score || (a.product.id < b.product.id ? -1 : 1);
}

function toFittingProduct({ product, fit }: Fitting): FittingProduct {
  const { id, name, summary, merchantName, priceMode, priceFrom, priceVaries, unitPrice } = product;
  return { id, name, summary, merchantName, priceMode, priceFrom, priceVaries, unitPrice, reasons: fit.reasons };
}

export const getDemandDeal: Handler<typeof calls.getDemandDeal> = async ({ id }, { db, actor }) => {
  const demand = await findAsParty(db, id, actor.id);
  ensure(demand, 'demand.notFound');
  const orderId = await findDemandOrder(db, id);
  const number = orderId && (await numbersOf(db, [orderId])).get(orderId);
  const order = orderId && number ? { id: orderId, number } : null;
  const isChoosing = demand.status === 'taken' && demand.ownerId === actor.id;
  return { order, candidates: isChoosing ? await candidatesOf(demand, actor, db) : [] };
};

async function candidatesOf({ takerPartyId, takenAt }: DemandRow, { partyId }: Attested, db: ReadContext<User>['db']) {
  if (!takerPartyId || !takenAt) return [];
  const orders = await listBetween(db, { buyer: partyId, seller: takerPartyId, since: takenAt });
  const used = await usedOrders(
    db,
    orders.map((order) => order.id),
  );
  return orders.filter((order) => !used.has(order.id));
}
