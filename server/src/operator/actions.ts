import type { Output, Parsed } from '@shuji/contract/call';
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
import { findCredentials, findOwnCredentials, readFactorPolicy, setPassword } from './queries.ts';
import { owedBy } from './rules.ts';

/** Signs in by password; what `owes` names must be given before anything else is open. */
export async function signInToOffice(
  input: Parsed<typeof signInToOfficeCall>,
  scene: WriteScene<User | null>,
): Promise<Output<typeof signInToOfficeCall>> {
  const { db, outside, address } = scene;
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
  const { token } = await startSession(db, 'office', known.id, scene);
  const facts = { ...known, hasFactor: known.totpSealed !== null, isProven: false };
  return { token, owes: owedBy(facts, await readFactorPolicy(db)) };
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
  // Who has the password alone must not be able to shut its owner out.
  ensure(actor.owes !== 'code', 'operator.owesCode');
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
  await setPassword(db, actor.id, { passwordHash: await hashPassword(password), mustChangePassword: false });
  await deleteSessionsOf(db, 'office', actor.id);
  return null;
}
