// The second factor of an office sign-in: setting it up, giving it, taking it off.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/operator';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, WriteScene } from '#src/http/scene.ts';
import { markProven } from '#src/session/queries.ts';
import { findOwnCredentials, type OperatorCredentials, readFactorPolicy } from './queries.ts';
import {
  confirmPendingFactor,
  deleteFactor,
  replaceRecoveryCodes,
  setPendingFactor,
  spendRecoveryCode,
  takeStep,
} from './queries-factor.ts';
import { needsFactor } from './rules.ts';
import { addressOf, newRecoveryCodes, newSecret, stepOfCode } from './secrets.ts';

type Scene = WriteScene<Operator>;

/** Completes a sign-in. */
export async function answerFactor({ code }: Parsed<typeof calls.answerFactor>, scene: Scene): Promise<null> {
  const own = await ownCredentials(scene);
  await spend(own, code, scene);
  await markProven(scene.db, scene.actor.sessionId);
  return null;
}

/** Gives a secret that counts once a code of it is given; whoever has a factor proves it first. */
export async function beginFactor({ code }: Parsed<typeof calls.beginFactor>, scene: Scene) {
  const { db, actor, outside } = scene;
  ensure(actor.owes !== 'password', 'operator.owesPassword');
  const own = await ownCredentials(scene);
  if (own.totpSealed) {
    ensure(code, 'operator.factorStands', { code: '请输入原设备上的动态验证码' });
    await spend(own, code, scene);
  }
  const secret = newSecret();
  await setPendingFactor(db, actor.id, outside.vault.seal(secret));
  return { secret, address: addressOf(own.username, secret) };
}

/** Puts the new factor in force; every other sign-in of the operator must give it from now on. */
export async function confirmFactor({ code }: Parsed<typeof calls.confirmFactor>, scene: Scene) {
  const { db, actor, now, outside } = scene;
  const own = await ownCredentials(scene);
  const pending = own.totpPending;
  ensure(pending, 'operator.noFactor');
  const step = await guarded(scene, async () => stepOfCode(outside.vault.open(pending), code, now));
  ensure(step !== null, 'operator.wrongCode', { code: '动态验证码不正确，请核对设备时间后重试' });
  ensure(await confirmPendingFactor(db, actor.id, { pending, step, now }), 'operator.noFactor');
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    actor.id,
    recoveryCodes.map((one) => outside.vault.blind(one)),
  );
  await markProven(db, actor.sessionId);
  return { recoveryCodes };
}

export async function dropFactor({ code }: Parsed<typeof calls.dropFactor>, scene: Scene): Promise<null> {
  const { db, actor } = scene;
  ensure(!needsFactor(actor.roles, await readFactorPolicy(db)), 'operator.factorRequired');
  await spend(await ownCredentials(scene), code, scene);
  await deleteFactor(db, actor.id);
  return null;
}

async function ownCredentials({ db, actor }: Scene): Promise<OperatorCredentials> {
  const own = await findOwnCredentials(db, actor.id);
  ensure(own, 'door.signedOut');
  return own;
}

/** Spends a code of the standing factor or a recovery code; neither is good twice. */
async function spend({ totpSealed }: OperatorCredentials, code: string, scene: Scene): Promise<void> {
  const { db, actor, now, outside } = scene;
  ensure(totpSealed, 'operator.noFactor');
  const isRight = await guarded(scene, async () => {
    if (code.length > 6) return (await spendRecoveryCode(db, actor.id, outside.vault.blinds(code), now)) || null;
    const step = stepOfCode(outside.vault.open(totpSealed), code, now);
    return step !== null && (await takeStep(db, actor.id, step)) ? true : null;
  });
  ensure(isRight, 'operator.wrongCode', { code: '动态验证码不正确或已使用过' });
}

const wrongCodes = [{ points: 5, seconds: 15 * 60 }];

/** Counts a try before it is looked at, so that many at once gain nothing; a right one does not count. */
async function guarded<T>({ outside, actor }: Scene, look: () => Promise<T | null>): Promise<T | null> {
  const key = `factor of ${actor.id}`;
  ensure(await outside.quota.take(key, wrongCodes), 'operator.tooManyCodes');
  const seen = await look();
  if (seen !== null) await outside.quota.giveBack(key);
  return seen;
}
