// From the supplier's answer to two signatures, and the ways out before money moves.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order-steps';
import { digests } from '#src/certificate/digests.ts';
import { newestCertificates } from '#src/certificate/queries.ts';
import { readableNumber } from '#src/db/number.ts';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, WriteScene } from '#src/http/scene.ts';
import { readLabels, readSettingValue } from '#src/site/queries.ts';
import { contractText, yuan } from './contract-text.ts';
import { lockAsParty, moveOrder, readDays } from './moving.ts';
import type { OrderRow } from './queries.ts';
import { findContract, insertContract, insertSignature } from './queries-contract.ts';
import { afterSigning, mayMove, priceOf } from './rules.ts';

type Scene = WriteScene<Attested>;

export async function confirmOrder(
  { id }: Parsed<typeof calls.confirmOrder>,
  { db, actor, now }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  ensure(mayMove('confirm', side, order) && order.amount !== null, 'order.notNow');
  const contractRound = await drawContract(db, { ...order, amount: order.amount }, now);
  await moveOrder(db, order, {
    move: 'confirm',
    by: side,
    actorId: actor.id,
    to: 'awaiting_sign',
    change: { contractRound },
    now,
  });
  return null;
}

/** A quote replaces any price; the buyer agrees to it by signing the contract that names it. */
export async function quoteOrder(
  { id, amount, note = '' }: Parsed<typeof calls.quoteOrder>,
  { db, actor, now }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  ensure(mayMove('quote', side, order), 'order.notNow');
  const contractRound = await drawContract(db, { ...order, amount, isQuoted: true, quoteNote: note }, now);
  await moveOrder(db, order, {
    move: 'quote',
    by: side,
    actorId: actor.id,
    to: 'awaiting_sign',
    note: `¥${yuan(amount)} 元${note && `，${note}`}`,
    change: { amount, isQuoted: true, quoteNote: note, contractRound },
    now,
  });
  return null;
}

async function drawContract(db: Tx, order: OrderRow & { amount: number }, now: Date): Promise<number> {
  const round = order.contractRound + 1;
  const number = readableNumber('HT', now);
  const [registered] = await newestCertificates(db, 'product', [order.productId]);
  const [scenes, purposes] = [await readLabels(db, 'scene'), await readLabels(db, 'orderScene')];
  const body = contractText({
    number,
    orderNumber: order.number,
    centre: await readSettingValue(db, 'web_title'),
    supplier: { name: order.sellerName, code: order.sellerCode },
    buyer: { name: order.buyerName, code: order.buyerCode },
    product: order.snapshot,
    certificateNumber: registered?.number ?? null,
    tier: order.tier,
    isQuoted: order.isQuoted,
    quantity: order.quantity,
    amount: order.amount,
    quoteNote: order.quoteNote,
    scene: scenes.get(order.scene) ?? order.scene,
    purpose: purposes.get(order.purpose) ?? order.purpose,
    usage: order.usage,
    termMonths: order.termMonths,
    note: order.note,
    days: await readDays(db),
  });
  await insertContract(db, { orderId: order.id, round, number, body, ...digests(body), createdAt: now });
  return round;
}

export async function refuseOrder(
  { id, reason }: Parsed<typeof calls.refuseOrder>,
  { db, actor, now }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'refuse', by: side, actorId: actor.id, to: 'cancelled', note: reason, now });
  return null;
}

export async function declineQuote(
  { id, reason }: Parsed<typeof calls.declineQuote>,
  { db, actor, now }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  // Only what the price list says is left of the price.
  const amount = priceOf(order.priceMode, order.tier, order.quantity);
  const change = { amount, isQuoted: false, quoteNote: '', sellerSignedAt: null };
  await moveOrder(db, order, {
    move: 'declineQuote',
    by: side,
    actorId: actor.id,
    to: 'awaiting_seller',
    note: reason,
    change,
    now,
  });
  return null;
}

export async function cancelOrder(
  { id, reason }: Parsed<typeof calls.cancelOrder>,
  { db, actor, now }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  await moveOrder(db, order, { move: 'cancel', by: side, actorId: actor.id, to: 'cancelled', note: reason, now });
  return null;
}

/** One side's signature under exactly the text they read; the second one brings the deal on. */
export async function signOrder(
  { id, sha256 }: Parsed<typeof calls.signOrder>,
  { db, actor, now, address }: Scene,
): Promise<null> {
  const { order, side } = await lockAsParty(db, id, actor);
  ensure(side === 'buyer' ? actor.isBuyer : actor.isSeller, side === 'buyer' ? 'door.needBuyer' : 'door.needSeller');
  ensure(mayMove('sign', side, order), 'order.notNow');
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
  return null;
}
