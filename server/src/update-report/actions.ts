// Suppliers report updates, by page or by program, and have their interfaces watched.
import { randomUUIDv7 } from 'node:crypto';
import { refusals } from '@shuji/contract/refusals';
import { chinaDay, dayMs } from '@shuji/contract/time';
import type * as calls from '@shuji/contract/update-report/calls';
import { reportsADay } from '@shuji/contract/update-report/labels';
import { hashOfKey, makeKey } from '#src/gateway/key.ts';
import type { Attested, PrepareContext, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { remeasure } from './measuring.ts';
import {
  findByKey,
  findOwnRegistered,
  findReport,
  insertReport,
  markWithdrawn,
  type NewReport,
  putKey,
} from './queries.ts';
import { deleteWatch, putWatch } from './queries-watch.ts';
import { lookAt } from './watch.ts';

type Period = Pick<NewReport, 'productId' | 'periodFrom' | 'periodTo' | 'rowCount' | 'byteSize' | 'source'>;

const wrongKeys = [{ points: 20, seconds: 60 }];
const looks = [{ points: 10, seconds: 60 }];

/** Checks and inserts a report; null when the period stands already. */
async function addReport(context: WriteContext<unknown>, period: Period): Promise<string | null> {
  const { db, now, providers } = context;
  const { productId, periodFrom, periodTo, rowCount, byteSize } = period;
  ensure(periodFrom <= periodTo, 'update.periodReversed', { periodTo: refusals['update.periodReversed'].msg });
  ensure(periodTo <= chinaDay(now), 'update.future', { periodTo: refusals['update.future'].msg });
  ensure(rowCount !== null || byteSize !== null, 'update.noSize', { rowCount: refusals['update.noSize'].msg });
  const limit = [{ points: reportsADay, seconds: dayMs / 1000 }];
  ensure(await providers.quota.take(`update report ${productId}`, limit), 'update.tooMany');
  const id = randomUUIDv7();
  if (!(await insertReport(db, { ...period, id, reportedAt: now }))) return null;
  await remeasure(context, productId);
  return id;
}

export const reportUpdate: Handler<typeof calls.reportUpdate> = async ({ id: productId, ...period }, context) => {
  const { db, actor } = context;
  ensure(await findOwnRegistered(db, productId, actor.partyId), 'update.productNotFound');
  const id = await addReport(context, { ...period, productId, source: 'page' });
  ensure(id, 'update.twice', { periodFrom: refusals['update.twice'].msg });
  return { id };
};

/** The same period once more with the same size is answered with the first report, so that a program may try again. */
export const reportUpdateByKey: Handler<typeof calls.reportUpdateByKey> = async ({ key, ...period }, context) => {
  const { db, providers, address, actsAs } = context;
  const product = await findByKey(db, hashOfKey(key));
  if (!product) {
    ensure(await providers.quota.take(`update key from ${address}`, wrongKeys), 'door.tooMany');
    refuse('update.wrongKey');
  }
  actsAs('user', product.accountId);
  const whole = { ...period, productId: product.id, source: 'key' as const };
  const id = await addReport(context, whole);
  if (id) return { id };
  const first = await findReport(db, whole);
  ensure(first && first.rowCount === period.rowCount && first.byteSize === period.byteSize, 'update.twice', {
    periodFrom: refusals['update.twice'].msg,
  });
  return { id: first.id };
};

export const withdrawUpdate: Handler<typeof calls.withdrawUpdate> = async ({ id, reason }, context) => {
  const { db, actor, now } = context;
  const productId = await markWithdrawn(db, { id, partyId: actor.partyId, reason, now });
  ensure(productId, 'update.notFound');
  await remeasure(context, productId);
};

export const issueUpdateKey: Handler<typeof calls.issueUpdateKey> = async ({ id }, { db, actor, now }) => {
  ensure(await findOwnRegistered(db, id, actor.partyId), 'update.productNotFound');
  const key = makeKey();
  await putKey(db, { productId: id, hash: hashOfKey(key), hint: key.slice(-4), now });
  return { key };
};

type WatchInput = Parameters<Handler<typeof calls.watchUpdates>>[0];

/** Looks at the interface first: what shows nothing to compare is refused at its field. */
export const watchUpdates = inTwoSteps(
  async (input: WatchInput, { db, actor, providers }: PrepareContext<Attested>) => {
    const product = await findOwnRegistered(db, input.id, actor.partyId);
    ensure(product, 'update.productNotFound');
    ensure(product.isApi, 'update.notApi');
    const isEncrypted = input.endpoint.toLowerCase().startsWith('https:');
    ensure(providers.isDemo || isEncrypted || input.secret === '', 'gateway.needsHttps', {
      endpoint: refusals['gateway.needsHttps'].msg,
    });
    ensure(await providers.quota.take(`update look ${actor.id}`, looks), 'product.tooManyApiTests');
    const look = await lookAt(providers.callOut, input);
    if ('problem' in look) refuse('update.nothingSeen', { [input.pointer ? 'pointer' : 'endpoint']: look.problem });
    return look.seen;
  },
  async (
    { id, endpoint, pointer, secretName, secret }: WatchInput,
    { db, actor, now, providers }: WriteContext<Attested>,
    seen: string,
  ) => {
    ensure(await findOwnRegistered(db, id, actor.partyId), 'update.productNotFound');
    const secretSealed = secret === '' ? null : providers.vault.encrypt(secret);
    const row = { productId: id, endpoint, pointer, secretName, secretSealed, seen };
    await putWatch(db, { ...row, checkedAt: now, nextAt: new Date(now.getTime() + hourMs) });
  },
);

const hourMs = 3_600_000;

export const unwatchUpdates: Handler<typeof calls.unwatchUpdates> = async ({ id }, { db, actor }) => {
  ensure(await findOwnRegistered(db, id, actor.partyId), 'update.productNotFound');
  ensure(await deleteWatch(db, id), 'update.notWatched');
};
