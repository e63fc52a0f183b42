// Inserts an order, for an application of the buyer's and for an agreement on an offer. Idempotency: the buyer's key is unique,
// so a repeated request answers with the order it made first.

import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { canonicalJson } from '@shuji/contract/canonical';
import type { PacksRun } from '@shuji/contract/order/labels';
import type { applyOrder } from '@shuji/contract/order/placing';
import type { OrderTier, ProductSnapshot } from '@shuji/contract/order/schema';
import { readableNumber } from '#src/db/number.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { findParty } from '#src/merchant/queries.ts';
import { findByKey, insertOrder } from '#src/order/queries.ts';
import { dueAt } from '#src/order/transition.ts';
import type { Orderable } from '#src/product/queries-order.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { takeSnapshot } from './snapshot.ts';

export interface Application
  extends Omit<
    Parsed<typeof applyOrder>,
    'key' | 'productId' | 'versionId' | 'tier' | 'termMonths' | 'packsRun' | 'note'
  > {
  /** One key is one order of the buyer's. */
  key: string;
  /** Digest of the application, so that one key cannot stand for two. */
  fingerprint: string;
  product: Orderable;
  tier: OrderTier | null;
  /** In fen; null when the supplier has to quote. */
  amount: number | null;
  termMonths: number | null;
  packsRun: PacksRun | null;
  note: string;
}

export interface PlacedOrder {
  id: string;
  number: string;
  buyerPartyId: string;
  sellerPartyId: string;
  productName: string;
  snapshot: ProductSnapshot;
}

/** Writes an application of the actor's for a product of another's; null when there is one under its key already. */
export async function placeOrder(
  { key, contactPhone, product, ...application }: Application,
  { db, actor, now, providers }: WriteContext<Attested>,
): Promise<PlacedOrder | null> {
  ensure(product.partyId !== actor.partyId, 'order.own');
  ensure(!product.lacksRole, 'order.noService');
  await ensureInDicts(db, { scene: ['scene', application.scene], purpose: ['orderScene', application.purpose] });
  const [buyer, seller] = [await findParty(db, actor.partyId), await findParty(db, product.partyId)];
  ensure(buyer && seller, 'order.notOnSale');
  const placed = {
    id: randomUUIDv7(),
    number: readableNumber('DD', now),
    buyerPartyId: buyer.id,
    sellerPartyId: seller.id,
    productName: product.name,
    snapshot: await takeSnapshot(db, product),
  };
  const isNew = await insertOrder(db, {
    ...placed,
    ...application,
    buyerAccountId: actor.id,
    buyerName: buyer.name,
    buyerCode: buyer.creditCode,
    sellerName: seller.name,
    sellerCode: seller.creditCode,
    idempotencyKey: key,
    productId: product.productId,
    versionId: product.versionId,
    priceMode: product.content.priceMode ?? 'negotiable',
    contactPhoneSealed: providers.vault.encrypt(contactPhone),
    dueAt: await dueAt(db, 'awaiting_seller', now),
    createdAt: now,
  });
  if (!isNew) return null;
  const step = { move: 'apply', fromStatus: null, toStatus: 'awaiting_seller' } as const;
  const by = { by: 'buyer', actorId: actor.id, note: application.note || null };
  await insertEvent(db, 'order_event', { ...step, ...by, orderId: placed.id, at: now });
  return placed;
}

export function fingerprintOf(content: object): string {
  return createHash('sha256')
    .update(canonicalJson({ ...content }))
    .digest('hex');
}

/** The order that stands under a key; refused when the key was used for something else. */
export async function findPlaced(
  { key, fingerprint }: Pick<Application, 'key' | 'fingerprint'>,
  { db, actor }: Pick<WriteContext<Attested>, 'db' | 'actor'>,
): Promise<{ id: string; number: string } | null> {
  const found = await findByKey(db, actor.partyId, key);
  if (!found) return null;
  ensure(found.fingerprint === fingerprint, 'order.keyReused');
  return { id: found.id, number: found.number };
}
