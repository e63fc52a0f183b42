// Whoever is signed in proves anew that it is they, where a session left open must not be enough.
import type { OwnPurpose } from '@shuji/contract/account/labels';
import type { PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { tryCode, tryPassword } from '#src/session/actions.ts';
import { originOfSession } from '#src/session/known-device.ts';
import { findOwnAccount } from './queries.ts';
import { codeKind } from './rules.ts';

export interface OwnerProof {
  password?: string | undefined;
  smsCode?: string | undefined;
}

/**
 * By password, before the transaction, for hashing takes long. Wrong ones are counted by the session: what strangers
 * guess at sign-in closes nothing here.
 */
export async function proveByPassword(
  { password, smsCode }: OwnerProof,
  { db, actor, providers }: PrepareContext<User>,
): Promise<void> {
  if (smsCode) return;
  if (!password) refuse('door.badInput', { password: '请填写登录密码，或改用短信验证码' });
  const own = await findOwnAccount(db, actor.personId);
  ensure(own, 'door.signedOut');
  const isRight = await tryPassword(providers, {
    holder: `site:${own.phoneBlind}`,
    origin: originOfSession(actor),
    hash: own.passwordHash,
    password,
    tooMany: 'account.tooManyTries',
  });
  ensure(isRight, 'account.notProven', { password: '登录密码不正确' });
}

/** Checks a code sent for this purpose in this session. It is checked last, so another error does not spend it. */
export async function proveByCode(
  { smsCode }: OwnerProof,
  purpose: OwnPurpose,
  { db, actor, providers }: WriteContext<User>,
): Promise<void> {
  if (!smsCode) return;
  const own = await findOwnAccount(db, actor.personId);
  ensure(own, 'door.signedOut');
  const { phoneBlind } = own;
  const asker = originOfSession(actor).known;
  const isRight = await tryCode(providers, { kind: codeKind(purpose), phoneBlind, asker, code: smsCode });
  ensure(isRight, 'account.wrongSmsCode', { smsCode: '短信验证码不正确或已过期' });
}
