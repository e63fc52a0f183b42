import type { Parsed } from '@shuji/contract/call';
import type {
  changeOwnPassword as changeOwnPasswordCall,
  signInToOffice as signInToOfficeCall,
} from '@shuji/contract/operator';
import { ensure, refuse } from '#src/http/refuse.ts';
import type { Operator, User, WriteScene } from '#src/http/scene.ts';
import { checkCaptcha, startSession, tryPassword } from '#src/session/actions.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSession, deleteSessionsOf } from '#src/session/queries.ts';
import { weaknessOf } from '#src/session/rules.ts';
import { findCredentials, findOwnCredentials, setPassword } from './queries.ts';

export async function signInToOffice(
  input: Parsed<typeof signInToOfficeCall>,
  { db, outside, address }: WriteScene<User | null>,
): Promise<{ token: string }> {
  await checkCaptcha(outside, input);
  const known = await findCredentials(db, input.username);
  const isRight = await tryPassword(outside, {
    holder: `office:${input.username}`,
    address,
    hash: known?.passwordHash ?? null,
    password: input.password,
    tooMany: 'operator.tooManyGuesses',
  });
  ensure(known && isRight, 'operator.wrongPassword');
  ensure(known.status === 'active', 'operator.frozen');
  return startSession(db, 'office', known.id, address);
}

export async function signOutOfOffice(_: object, { db, actor }: WriteScene<Operator>): Promise<null> {
  await deleteSession(db, actor.sessionId);
  return null;
}

/** Sets a new password and ends every session of the operator, this one included. */
export async function changeOwnPassword(
  { oldPassword, password }: Parsed<typeof changeOwnPasswordCall>,
  { db, actor, outside, address }: WriteScene<Operator>,
): Promise<null> {
  const own = await findOwnCredentials(db, actor.id);
  ensure(own, 'door.signedOut');
  ensure(oldPassword !== password, 'session.weakPassword', { password: '新密码不能与原密码相同' });
  const weakness = weaknessOf(password, [own.username]);
  if (weakness) refuse('session.weakPassword', weakness);
  const isRight = await tryPassword(outside, {
    holder: `office:${own.username}`,
    address,
    hash: own.passwordHash,
    password: oldPassword,
    tooMany: 'operator.tooManyGuesses',
  });
  ensure(isRight, 'session.wrongOldPassword', { oldPassword: '原密码不正确' });
  await setPassword(db, actor.id, await hashPassword(password));
  await deleteSessionsOf(db, 'office', actor.id);
  return null;
}
