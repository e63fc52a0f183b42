import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { canonicalJson } from '@shuji/contract/canonical';
import type { applyOrder as applyCall, OrderTier } from '@shuji/contract/order';
import { readableNumber } from '#src/db/number.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, WriteScene } from '#src/http/scene.ts';
import { findParty } from '#src/merchant/queries.ts';
import { findListedForOrder } from '#src/product/queries-order.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { dueAt } from './moving.ts';
import { tellOfOrder } from './notices.ts';
import { findByKey, insertEvent, insertOrder } from './queries.ts';
import { priceOf } from './rules.ts';
import { takeSnapshot, tiersOf } from './snapshot.ts';

const dearest = 1_000_000_000_000;

/** A buyer's application. One key is one order, however often and from wherever it is sent. */
export async function applyOrder(
  input: Parsed<typeof applyCall>,
  { db, actor, now, outside }: WriteScene<Attested>,
): Promise<{ id: string; number: string }> {
  const fingerprint = createHash('sha256')
    .update(canonicalJson({ ...input }))
    .digest('hex');
  const earlier = await findByKey(db, actor.partyId, input.key);
  if (earlier) return sameOrder(earlier, fingerprint);

  const product = await findListedForOrder(db, input.productId);
  ensure(product, 'order.notOnSale');
  ensure(product.partyId !== actor.partyId, 'order.own');
  ensure(product.versionId === input.versionId, 'order.productChanged');
  await ensureInDicts(db, { scene: ['scene', input.scene], purpose: ['orderScene', input.purpose] });
  const [buyer, seller] = [await findParty(db, actor.partyId), await findParty(db, product.partyId)];
  ensure(buyer && seller, 'order.notOnSale');

  const priceMode = product.content.priceMode ?? 'negotiable';
  const tier = chosenTier(tiersOf(product.content), input.tier);
  const amount = priceOf(priceMode, tier, input.quantity);
  ensure(amount === null || amount <= dearest, 'door.badInput', { quantity: '总价超过 100 亿元，请减少数量' });

  const id = randomUUIDv7();
  const number = readableNumber('DD', now);
  const isNew = await insertOrder(db, {
    id,
    number,
    buyerPartyId: buyer.id,
    sellerPartyId: seller.id,
    buyerAccountId: actor.id,
    buyerName: buyer.name,
    buyerCode: buyer.creditCode,
    sellerName: seller.name,
    sellerCode: seller.creditCode,
    idempotencyKey: input.key,
    fingerprint,
    productId: product.productId,
    versionId: product.versionId,
    productName: product.name,
    snapshot: await takeSnapshot(db, product),
    priceMode,
    tier,
    quantity: input.quantity,
    amount,
    scene: input.scene,
    purpose: input.purpose,
    usage: input.usage,
    termMonths: input.termMonths,
    contactName: input.contactName,
    contactPhoneSealed: outside.vault.seal(input.contactPhone),
    note: input.note ?? '',
    dueAt: await dueAt(db, 'awaiting_seller', now),
    createdAt: now,
  });
  if (!isNew) {
    const winner = await findByKey(db, actor.partyId, input.key);
    ensure(winner, 'order.notNow');
    return sameOrder(winner, fingerprint);
  }
  const step = { move: 'apply', fromStatus: null, toStatus: 'awaiting_seller' } as const;
  await insertEvent(db, { ...step, orderId: id, at: now, by: 'buyer', actorId: actor.id, note: input.note || null });
  const told = { id, number, productName: product.name, buyerPartyId: buyer.id, sellerPartyId: seller.id };
  await tellOfOrder(db, told, { move: 'apply', by: 'buyer', to: 'awaiting_seller', now });
  return { id, number };
}

function sameOrder(
  { id, number, fingerprint }: { id: string; number: string; fingerprint: string },
  wanted: string,
): { id: string; number: string } {
  ensure(fingerprint === wanted, 'order.keyReused');
  return { id, number };
}

function chosenTier(tiers: OrderTier[], place: number | undefined): OrderTier | null {
  if (tiers.length === 0) {
    ensure(place === undefined, 'door.badInput', { tier: '该产品没有可选的规格' });
    return null;
  }
  const tier = place === undefined ? undefined : tiers[place];
  ensure(tier, 'door.badInput', { tier: '请选择规格' });
  return tier;
}
