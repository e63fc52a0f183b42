import type { Parsed } from '@shuji/contract/call';
import type { applyOrder as applyCall, OrderTier } from '@shuji/contract/order';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, WriteScene } from '#src/http/scene.ts';
import { findListedForOrder } from '#src/product/queries-order.ts';
import { tellOfOrder } from './notices.ts';
import { findPlaced, fingerprintOf, place } from './placing.ts';
import { priceOf } from './rules.ts';
import { tiersOf } from './snapshot.ts';

const dearest = 1_000_000_000_000;

/** A buyer's application. One key is one order, however often and from wherever it is sent. */
export async function applyOrder(
  input: Parsed<typeof applyCall>,
  scene: WriteScene<Attested>,
): Promise<{ id: string; number: string }> {
  const { db, now } = scene;
  const { productId, versionId, tier: chosen, note = '', ...application } = input;
  const { key } = input;
  const fingerprint = fingerprintOf(input);
  const earlier = await findPlaced({ key, fingerprint }, scene);
  if (earlier) return earlier;

  const product = await findListedForOrder(db, productId);
  ensure(product, 'order.notOnSale');
  ensure(product.partyId !== scene.actor.partyId, 'order.own');
  ensure(product.versionId === versionId, 'order.productChanged');
  const tier = chosenTier(tiersOf(product.content), chosen);
  const amount = priceOf(product.content.priceMode ?? 'negotiable', tier, input.quantity);
  ensure(amount === null || amount <= dearest, 'door.badInput', { quantity: '总价超过 100 亿元，请减少数量' });

  const placed = await place({ ...application, fingerprint, product, tier, amount, note }, scene);
  if (!placed) {
    const winner = await findPlaced({ key, fingerprint }, scene);
    ensure(winner, 'order.notNow');
    return winner;
  }
  await tellOfOrder(db, placed, { move: 'apply', by: 'buyer', to: 'awaiting_seller', now });
  return { id: placed.id, number: placed.number };
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
