// Whoever is signed in proves anew that it is they, where a session left open must not be enough.
import type { OwnPurpose } from '@shuji/contract/account';
import { ensure, refuse } from '#src/http/refuse.ts';
import type { User, WriteScene } from '#src/http/scene.ts';
import { forgiveWrongPasswords, tryCode, tryPassword } from '#src/session/actions.ts';
import { findOwnAccount } from './queries.ts';
import { codeKind } from './rules.ts';

export interface OwnerProof {
  password?: string | undefined;
  smsCode?: string | undefined;
}

/**
 * By password or by a code sent for this purpose; wrong ones are counted as at sign-in. Asked last, for whatever else is
 * wrong must not cost a code.
 */
export async function proveOwner(
  { password, smsCode }: OwnerProof,
  purpose: OwnPurpose,
  { db, actor, outside, address }: Pick<WriteScene<User>, 'db' | 'actor' | 'outside' | 'address'>,
): Promise<void> {
  const own = await findOwnAccount(db, actor.id);
  ensure(own, 'door.signedOut');
  const holder = `site:${own.phoneBlind}`;
  if (smsCode) {
    const isRight = await tryCode(outside, address, codeKind(purpose), own.phoneBlind, smsCode);
    ensure(isRight, 'account.wrongSmsCode', { smsCode: '短信验证码不正确或已过期' });
    return forgiveWrongPasswords(outside, holder);
  }
  if (!password) refuse('door.badInput', { password: '请填写登录密码，或改用短信验证码' });
  const isRight = await tryPassword(outside, {
    holder,
    address,
    hash: own.passwordHash,
    password,
    tooMany: 'account.tooManyTries',
  });
  ensure(isRight, 'account.notProven', { password: '登录密码不正确' });
}
