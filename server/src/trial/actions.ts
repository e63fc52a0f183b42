import { randomUUIDv7 } from 'node:crypto';
import { refusals } from '@shuji/contract/refusals';
import { dayMs } from '@shuji/contract/time';
import type * as calls from '@shuji/contract/trial/calls';
import { accessTo, ensureEncrypted } from '#src/gateway/actions.ts';
import { findPartyAccess } from '#src/gateway/queries.ts';
import { endTrial, insertTrial, putTrialUpstream } from '#src/gateway/queries-trial.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findParty } from '#src/merchant/queries.ts';
import { notify } from '#src/notice/actions.ts';
import { findInterface } from '#src/product/queries-order.ts';
import { findOwnOffered, findTrialUpstream, holdOffered, putOffer, putTrialInterface } from './queries.ts';

/** Opens a trial at once: the product's own row decides, and the unique index lets each buyer in once. */
export const startTrial: Handler<typeof calls.startTrial> = async ({ id: productId }, { db, actor, now }) => {
  const product = await holdOffered(db, productId);
  ensure(product, 'product.notFound');
  ensure(product.partyId !== actor.partyId, 'trial.own');
  const { trialCalls: bought, trialDays: days, partyId: sellerPartyId, name: productName } = product;
  const upstream = await findTrialUpstream(db, productId);
  ensure(bought !== null && days !== null && upstream, 'trial.notOffered');
  const { changedAt: _, ...way } = upstream;
  const { method } = await findInterface(db, product.versionId);
  const id = randomUUIDv7();
  const isFirst = await insertTrial(db, {
    ...(await accessTo(db, method)),
    ...way,
    id,
    productId,
    productName,
    buyerPartyId: actor.partyId,
    sellerPartyId,
    bought,
    expiresAt: new Date(now.getTime() + days * dayMs),
    openedAt: now,
  });
  ensure(isFirst, 'trial.again');
  const buyer = await findParty(db, actor.partyId);
  await notify(
    db,
    { partyId: sellerPartyId },
    {
      topic: 'product',
      key: `trial ${id}`,
      title: `“${productName}”有新的试用`,
      text: `${buyer?.name ?? ''}，${bought} 次，${days} 天`,
      link: `/myprod/trial?id=${productId}`,
      now,
    },
  );
  return { id };
};

export const offerTrial: Handler<typeof calls.offerTrial> = async (
  { id: productId, calls: count, days, secret, ...upstream },
  { db, actor, now, providers, invalidate },
) => {
  const product = await findOwnOffered(db, productId, actor.partyId);
  ensure(product, 'trial.productNotFound');
  ensure(product.isApi, 'trial.notApi');
  ensureEncrypted(upstream.endpoint, providers, 'endpoint');
  const stored = await findTrialUpstream(db, productId);
  ensure(secret !== '' || stored, 'trial.needsSecret', { secret: refusals['trial.needsSecret'].msg });
  const upstreamSealed = secret === '' && stored ? stored.upstreamSealed : providers.vault.encrypt(secret);
  await putTrialInterface(db, { productId, ...upstream, upstreamSealed, changedAt: now });
  await putTrialUpstream(db, productId, { ...upstream, upstreamSealed }, now);
  await putOffer(db, { productId, calls: count, days });
  invalidate('product', `product:${productId}`);
};

export const withdrawTrialOffer: Handler<typeof calls.withdrawTrialOffer> = async (
  { id: productId },
  { db, actor, invalidate },
) => {
  const product = await findOwnOffered(db, productId, actor.partyId);
  ensure(product, 'trial.productNotFound');
  ensure(product.trialCalls !== null, 'trial.notOffered');
  await putOffer(db, { productId, calls: null, days: null });
  invalidate('product', `product:${productId}`);
};

export const stopTrial: Handler<typeof calls.stopTrial> = async ({ id, reason }, { db, actor, now }) => {
  const ended = await endTrial(db, { id, sellerPartyId: actor.partyId, reason, now });
  const access = ended ? null : await findPartyAccess(db, id, actor.partyId);
  const isTheirs = access?.orderId === null && access.sellerPartyId === actor.partyId;
  ensure(ended || isTheirs, 'trial.notFound');
  ensure(ended, 'trial.over');
  await notify(
    db,
    { partyId: ended.buyerPartyId },
    {
      topic: 'order',
      key: `gateway ${id} end`,
      title: `“${ended.productName}”的试用已由供方终止`,
      text: reason,
      link: '/mycenter/trial',
      now,
    },
  );
};
