// The second factor of an office sign-in: setting it up, giving it, taking it off.
import type * as calls from '@shuji/contract/operator/calls';
import type { Operator, ReadContext, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { type Origin, originOf, originOfSession, rememberDevice } from '#src/session/known-device.ts';
import { markProven } from '#src/session/queries.ts';
import { setDeviceOfSession } from '#src/session/queries-device.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { findOwnCredentials, getFactorPolicy, type OperatorCredentials } from './queries.ts';
import {
  confirmPendingFactor,
  deleteFactor,
  isLaterStep,
  isRecoveryCode,
  replaceRecoveryCodes,
  setPendingFactor,
  spendRecoveryCode,
  takeStep,
} from './queries-factor.ts';
import { needsFactor } from './rules.ts';
import { addressOf, newRecoveryCodes, newSecret, stepOfCode } from './secrets.ts';

type Context = WriteContext<Operator>;

export const wrongCode = { code: '动态验证码不正确或已使用过' };

/** Completes a sign-in. */
export const answerFactor: Handler<typeof calls.answerFactor> = async ({ code }, context) => {
  const own = await ownCredentials(context);
  const { db, actor } = context;
  await spend(own, code, context);
  await markProven(db, actor.sessionId);
  await setDeviceOfSession(db, actor.sessionId, await rememberDevice(db, 'office', actor.id, context));
};

const codesByAddress = [{ points: 20, seconds: 15 * 60 }];

/**
 * The address of a sign-in that gives the second factor before its password. Codes are counted by address alone: a
 * limit by operator would let strangers close this way too, and of what they guess 3 in 1,000,000 are right, each good
 * for one of five passwords. Nobody learns whether the name is known or has a factor. The code is spent afterwards.
 */
export async function originByFactor(
  code: string,
  known: OperatorCredentials | null,
  { db, now, providers, address }: Pick<ReadContext<unknown>, 'db' | 'now' | 'providers' | 'address'>,
): Promise<Origin> {
  const { quota } = providers;
  ensure(await takeByAddress(quota, 'factor first from', address, codesByAddress), 'session.tooManyFromHere');
  const isRight = known !== null && known.totpSealed !== null && (await isUnspent(known, code, { db, now, providers }));
  ensure(isRight, 'operator.wrongCode', wrongCode);
  await giveBackByAddress(quota, 'factor first from', address);
  return { known: 'factor' };
}

type Checking = Pick<ReadContext<unknown>, 'db' | 'now' | 'providers'>;

async function isUnspent({ id, totpSealed }: OperatorCredentials, code: string, { db, now, providers }: Checking) {
  if (code.length > 6) return isRecoveryCode(db, id, providers.vault.blinds(code));
  const step = stepOfCode(providers.vault.decrypt(totpSealed ?? ''), code, now);
  return step !== null && (await isLaterStep(db, id, step));
}

/** Returns a secret that takes effect with its first correct code; an operator with a factor proves it first. */
export const beginFactor: Handler<typeof calls.beginFactor> = async ({ code }, context) => {
  const { db, actor, providers } = context;
  ensure(actor.owes !== 'password', 'operator.owesPassword');
  const own = await ownCredentials(context);
  if (own.totpSealed) {
    ensure(code, 'operator.factorStands', { code: '请输入原设备上的动态验证码' });
    await spend(own, code, context);
  }
  const secret = newSecret();
  await setPendingFactor(db, actor.id, providers.vault.encrypt(secret));
  return { secret, address: addressOf(await getSettingValue(db, 'web_title'), own.username, secret) };
};

/** Puts the new factor in force; every other sign-in of the operator must give it from now on. */
export const confirmFactor: Handler<typeof calls.confirmFactor> = async ({ code }, context) => {
  const { db, actor, now, providers } = context;
  const own = await ownCredentials(context);
  const pending = own.totpPending;
  ensure(pending, 'operator.noFactor');
  const step = await guarded(context, async () => stepOfCode(providers.vault.decrypt(pending), code, now));
  ensure(step !== null, 'operator.wrongCode', { code: '动态验证码不正确，请核对设备时间后重试' });
  ensure(await confirmPendingFactor(db, actor.id, { pending, step, now }), 'operator.noFactor');
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    actor.id,
    recoveryCodes.map((one) => providers.vault.blind(one)),
  );
  await markProven(db, actor.sessionId);
  return { recoveryCodes };
};

export const dropFactor: Handler<typeof calls.dropFactor> = async ({ code }, context) => {
  const { db, actor } = context;
  ensure(!needsFactor(actor.roles, await getFactorPolicy(db)), 'operator.factorRequired');
  await spend(await ownCredentials(context), code, context);
  await deleteFactor(db, actor.id);
};

async function ownCredentials({ db, actor }: Context): Promise<OperatorCredentials> {
  const own = await findOwnCredentials(db, actor.id);
  ensure(own, 'door.signedOut');
  return own;
}

/** Spends a code of the active factor or a recovery code; neither is accepted twice. */
async function spend(own: OperatorCredentials, code: string, context: Context): Promise<void> {
  ensure(own.totpSealed, 'operator.noFactor');
  const isRight = await guarded(context, async () => (await spendFactor(own, code, context)) || null);
  ensure(isRight, 'operator.wrongCode', wrongCode);
}

/** Accepts one of several concurrent uses of a code. */
export async function spendFactor(
  { id, totpSealed }: OperatorCredentials,
  code: string,
  { db, now, providers }: Pick<Context, 'db' | 'now' | 'providers'>,
): Promise<boolean> {
  if (code.length > 6) return spendRecoveryCode(db, id, providers.vault.blinds(code), now);
  const step = stepOfCode(providers.vault.decrypt(totpSealed ?? ''), code, now);
  return step !== null && (await takeStep(db, id, step));
}

const wrongCodes = [{ points: 5, seconds: 15 * 60 }];

/**
 * Counts a try before it is looked at, so that many at once gain nothing; a right one does not count. Whoever has only
 * the password locks no one out: a known device and a whole sign-in are counted by themselves.
 */
async function guarded<T>(context: Context, look: () => Promise<T | null>): Promise<T | null> {
  const { db, providers, actor } = context;
  const isWhole = actor.owes !== 'code';
  const origin = isWhole ? originOfSession(actor) : await originOf(db, 'office', actor.id, context);
  const key = `factor of ${actor.id}${'known' in origin ? ` by ${origin.known}` : ''}`;
  ensure(await providers.quota.take(key, wrongCodes), 'operator.tooManyCodes');
  const seen = await look();
  if (seen !== null) await providers.quota.giveBack(key);
  return seen;
}
