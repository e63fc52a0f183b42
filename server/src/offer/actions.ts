// Supplier and owner negotiate an offer; each message is a stored round.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/offer/calls';
import { mostRounds, type OfferMove, type OfferSide } from '@shuji/contract/offer/labels';
import { isServiceType } from '@shuji/contract/product/labels';
import { chinaDay } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { hasRoom } from '#src/db/quota.ts';
import { type DemandRow, findReadable, holdDemand } from '#src/demand/queries.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { ensureMayOffer } from '#src/product/offering.ts';
import { holdListedForOrder, type Orderable } from '#src/product/queries-order.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { notifyOfOffer } from './notices.ts';
import {
  changeOffer,
  countLive,
  findOffer,
  insertOffer,
  insertRound,
  lastRound,
  lockOffer,
  type OfferRow,
  type RoundRow,
} from './queries.ts';
import { faultOf, moves, validityFault } from './rules.ts';

type Context = WriteContext<Attested>;
type Proposal = Omit<Parsed<typeof calls.addOffer>, 'demandId'>;

const quotaOtherwise = 30;

export const addOffer: Handler<typeof calls.addOffer> = async ({ demandId, ...proposal }, context) => {
  const { db, actor, now } = context;
  const today = chinaDay(now);
  ensure(await findReadable(db, demandId, actor.id, today), 'demand.notFound');
  const demand = await holdDemand(db, demandId);
  ensure(demand && demand.partyId !== actor.partyId, 'offer.own');
  const fault = faultOf(demand, actor.id, today);
  if (fault) refuse(fault);
  const most = await getSettingNumber(db, 'offer_quota', quotaOtherwise);
  const count = () => countLive(db, actor.partyId);
  ensure(await hasRoom(db, { limit: 'offer', owner: actor.partyId, most, count }), 'offer.tooMany');
  const id = randomUUIDv7();
  await insertOffer(db, {
    id,
    demandId,
    sellerAccountId: actor.id,
    sellerPartyId: actor.partyId,
    status: 'open',
    validUntil: proposal.validUntil,
    createdAt: now,
    updatedAt: now,
  });
  await insertRound(db, {
    offerId: id,
    round: 1,
    by: 'seller',
    at: now,
    ...(await roundOf(proposal, demand, [], context)),
  });
  await notifyOfOffer(db, { to: 'owner', offerId: id, demand, word: 'add', text: proposal.note, now });
  return { id };
};

/** The supplier's next round: after a counter-offer, or before the owner has answered. */
export const reviseOffer: Handler<typeof calls.reviseOffer> = async ({ id, round, ...proposal }, context) => {
  const { db, now } = context;
  const { offer, demand, last } = await begin('revise', id, round, context);
  const next = await roundOf(proposal, demand, last.fileIds, context);
  await addRound('revise', offer, next, context);
  await notifyOfOffer(db, { to: 'owner', offerId: id, demand, word: 'revise', text: proposal.note, now });
};

/** The owner's counter-offer: the same offer at another price or for another duration. */
export const counterOffer: Handler<typeof calls.counterOffer> = async (
  { id, round, price, termMonths, note },
  context,
) => {
  const { db, now } = context;
  const { offer, demand, last } = await begin('counter', id, round, context);
  const { productId, versionId, terms, validUntil } = last;
  const lines = [{ name: '还价', price }];
  await addRound(
    'counter',
    offer,
    { productId, versionId, terms, validUntil, lines, termMonths, note, fileIds: [] },
    context,
  );
  const supplier = { accountId: offer.sellerAccountId };
  await notifyOfOffer(db, { to: supplier, offerId: id, demand, word: 'counter', text: note, now });
};

export const refuseOffer: Handler<typeof calls.refuseOffer> = async ({ id, reason }, context) => {
  const { offer, demand } = await leave('refuse', id, reason, context);
  const supplier = { accountId: offer.sellerAccountId };
  await notifyOfOffer(context.db, {
    to: supplier,
    offerId: id,
    demand,
    word: 'refuse',
    text: reason,
    now: context.now,
  });
};

export const withdrawOffer: Handler<typeof calls.withdrawOffer> = async ({ id, reason }, context) => {
  const { demand } = await leave('withdraw', id, reason, context);
  await notifyOfOffer(context.db, {
    to: 'owner',
    offerId: id,
    demand,
    word: 'withdraw',
    text: reason,
    now: context.now,
  });
};

/** Locks the demand before the offer, in the order of acceptances, so that the two do not deadlock. */
export async function lockAs(
  side: OfferSide,
  id: string,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<{ offer: OfferRow; demand: DemandRow }> {
  const found = await findOffer(db, id);
  ensure(found, 'offer.notFound');
  const demand = await holdDemand(db, found.demandId);
  const offer = await lockOffer(db, id);
  const isTheirs = side === 'seller' ? offer?.sellerPartyId === actor.partyId : demand?.ownerId === actor.id;
  ensure(offer && demand && isTheirs, 'offer.notFound');
  return { offer, demand };
}

async function begin(
  move: OfferMove,
  id: string,
  round: number,
  context: Context,
): Promise<{ offer: OfferRow; demand: DemandRow; last: RoundRow }> {
  const [side] = moves[move].by;
  const { offer, demand } = await lockAs(side, id, context);
  ensure(mayMove(moves, side, offer, move), 'offer.moved');
  ensure(offer.rounds === round, 'offer.changed');
  ensure(offer.rounds < mostRounds, 'offer.tooManyRounds');
  const fault = faultOf(demand, offer.sellerAccountId, chinaDay(context.now));
  if (fault) refuse(fault);
  const last = await lastRound(context.db, id);
  ensure(last, 'offer.notFound');
  return { offer, demand, last };
}

type NextRound = Omit<RoundRow, 'offerId' | 'round' | 'by' | 'at'>;

async function addRound(
  move: 'revise' | 'counter',
  offer: OfferRow,
  next: NextRound,
  { db, now }: Context,
): Promise<void> {
  const { by, from, to } = moves[move];
  const round = offer.rounds + 1;
  const change = { status: to[0], rounds: round, validUntil: next.validUntil };
  ensure(await changeOffer(db, offer.id, { from, round: offer.rounds, change, now }), 'offer.changed');
  await insertRound(db, { ...next, offerId: offer.id, round, by: by[0], at: now });
}

async function leave(move: 'refuse' | 'withdraw', id: string, reason: string, context: Context) {
  const { db, now } = context;
  const { by, from, to } = moves[move];
  const found = await lockAs(by[0], id, context);
  ensure(await changeOffer(db, id, { from, change: { status: to[0], reason }, now }), 'offer.moved');
  return found;
}

/** Checks a supplier's input: their own product on the market, a possible day, their own files. */
async function roundOf(
  { files, productId, ...proposal }: Proposal,
  demand: Pick<DemandRow, 'kind'>,
  known: string[],
  { db, actor, now }: Context,
): Promise<NextRound> {
  const fault = validityFault(proposal.validUntil, chinaDay(now));
  if (fault) refuse('door.badInput', { validUntil: fault });
  const product = productId === null ? null : await ownListed(db, productId, actor.partyId);
  ensureMayOffer(actor, isServiceType(product ? product.content.productType : demand.kind));
  const fresh = files.filter((file) => !known.includes(file));
  await claimFiles(db, fresh, actor.id, 'offer', now);
  return { ...proposal, productId, versionId: product?.versionId ?? null, fileIds: files };
}

async function ownListed(db: Tx, productId: string, partyId: string): Promise<Orderable> {
  const product = await holdListedForOrder(db, productId);
  ensure(product?.partyId === partyId, 'offer.notListed', { productId: '请选择本单位已上架的产品' });
  return product;
}
