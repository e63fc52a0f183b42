import type { Output, Parsed } from '@shuji/contract/call';
import type {
  changeOwnPassword as changeOwnPasswordCall,
  signInToOffice as signInToOfficeCall,
} from '@shuji/contract/operator';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import type { Operator, PrepareScene, User, WriteScene } from '#src/http/scene.ts';
import { checkCaptcha, startSession, tryPassword } from '#src/session/actions.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSession, deleteSessionsOf } from '#src/session/queries.ts';
import { weaknessOf } from '#src/session/rules.ts';
import { findCredentials, findOwnCredentials, readFactorPolicy, setPassword } from './queries.ts';
import { owedBy } from './rules.ts';

type SignIn = Parsed<typeof signInToOfficeCall>;

/** Signs in by password; what `owes` names must be given before anything else is open. */
export const signInToOffice = inTwoSteps(
  async (input: SignIn, { db, outside, address }: PrepareScene<User | null>): Promise<{ passwordHash: string }> => {
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
    return known;
  },
  async (
    { username }: SignIn,
    scene: WriteScene<User | null>,
    { passwordHash }: { passwordHash: string },
  ): Promise<Output<typeof signInToOfficeCall>> => {
    const { db } = scene;
    const known = await findCredentials(db, username);
    ensure(known?.passwordHash === passwordHash, 'operator.wrongPassword');
    ensure(known.status === 'active', 'operator.frozen');
    const { token } = await startSession(db, 'office', known.id, scene);
    const facts = { ...known, hasFactor: known.totpSealed !== null, isProven: false };
    return { token, owes: owedBy(facts, await readFactorPolicy(db)) };
  },
);

export async function signOutOfOffice(_: object, { db, actor }: WriteScene<Operator>): Promise<null> {
  await deleteSession(db, actor.sessionId);
  return null;
}

type Change = Parsed<typeof changeOwnPasswordCall>;

/** Sets a new password and ends every session of the operator, this one included. */
export const changeOwnPassword = inTwoSteps(
  async ({ oldPassword, password }: Change, { db, actor, outside, address }: PrepareScene<Operator>) => {
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
    return { from: own.passwordHash, passwordHash: await hashPassword(password) };
  },
  async (
    _: Change,
    { db, actor }: WriteScene<Operator>,
    fresh: { from: string; passwordHash: string },
  ): Promise<null> => {
    ensure(await setPassword(db, actor.id, { ...fresh, mustChangePassword: false }), 'session.passwordChanged');
    await deleteSessionsOf(db, 'office', actor.id);
    return null;
  },
);
