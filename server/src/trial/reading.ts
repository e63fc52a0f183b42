import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/trial/calls';
import { findTrial, listTrialsOfBuyer, listTrialsOfProduct, type TrialRow } from '#src/gateway/queries-trial.ts';
import { stateOf } from '#src/gateway/rules.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnOffered, findTrialUpstream } from './queries.ts';

type Trial = NonNullable<Output<typeof calls.getOwnTrial>>;

export const getOwnTrial: Handler<typeof calls.getOwnTrial> = async ({ id }, { db, actor, now }) => {
  const trial = actor?.partyId ? await findTrial(db, id, actor.partyId) : null;
  return trial && trialOf(trial, now);
};

export const listOwnTrials: Handler<typeof calls.listOwnTrials> = async (input, { db, actor, now }) => {
  const page = await listTrialsOfBuyer(db, actor.partyId, input);
  const rows = page.rows.map(({ productId, productName, merchantName, isOnSale, ...trial }) => ({
    ...trialOf(trial, now),
    productId,
    productName,
    merchantName,
    isOnSale,
  }));
  return { ...page, rows };
};

export const getTrialOffer: Handler<typeof calls.getTrialOffer> = async ({ id, ...input }, { db, actor, now }) => {
  const offered = await findOwnOffered(db, id, actor.partyId);
  ensure(offered, 'trial.productNotFound');
  const [page, stored] = await Promise.all([listTrialsOfProduct(db, id, input), findTrialUpstream(db, id)]);
  const { number, name, isApi, isOnSale, trialCalls, trialDays } = offered;
  const { upstreamSealed: _, ...upstream } = stored ?? { upstreamSealed: null };
  return {
    ...page,
    rows: page.rows.map(({ buyerName, ...trial }) => ({ ...trialOf(trial, now), buyerName })),
    product: { id, number, name, isApi, isOnSale },
    calls: trialCalls,
    days: trialDays,
    upstream: stored ? upstream : null,
  } as Output<typeof calls.getTrialOffer>;
};

function trialOf(trial: TrialRow, now: Date): Trial {
  const { id, bought, taken: used, openedAt, expiresAt, stoppedReason } = trial;
  return { id, state: stateOf(trial, now), bought, used, openedAt, expiresAt, stoppedReason };
}
