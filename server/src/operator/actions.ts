import type { Output, Parsed } from '@shuji/contract/call';
import type {
  changeOwnPassword as changeOwnPasswordCall,
  signInToOffice as signInToOfficeCall,
} from '@shuji/contract/operator/calls';
import { holdRights } from '#src/db/rights-lock.ts';
import type { Operator, PrepareContext, User, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { checkCaptcha, openSession, tryPassword } from '#src/session/actions.ts';
import { originOf, originOfSession, rememberDevice } from '#src/session/known-device.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSession, deleteSessionsOf, markProven } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { weaknessOf } from '#src/session/rules.ts';
import { originByFactor, spendFactor, wrongCode } from './actions-factor.ts';
import { findCredentials, findOwnCredentials, getFactorPolicy, setPassword } from './queries.ts';
import { owedBy } from './rules.ts';

type SignIn = Parsed<typeof signInToOfficeCall>;

/** Signs in by password; what `owes` names must be given before anything else is open. */
export const signInToOffice = inTwoSteps(
  async (input: SignIn, context: PrepareContext<User | null>): Promise<{ id: string; passwordHash: string }> => {
    const { db, providers } = context;
    await checkCaptcha(context, input, 'office');
    const credentials = await findCredentials(db, input.username);
    const isRight = await tryPassword(providers, {
      holder: `office:${input.username}`,
      origin: input.code
        ? await originByFactor(input.code, credentials, context)
        : await originOf(db, 'office', credentials?.id ?? null, context),
      hash: credentials?.passwordHash ?? null,
      password: input.password,
      tooMany: 'operator.tooManyGuesses',
    });
    ensure(credentials && isRight, 'operator.wrongPassword');
    ensure(credentials.status === 'active', 'operator.frozen');
    return credentials;
  },
  async (
    { username, code }: SignIn,
    context: WriteContext<User | null>,
    { id, passwordHash }: { id: string; passwordHash: string },
  ): Promise<Output<typeof signInToOfficeCall>> => {
    const { db } = context;
    // A new password or a freeze comes before this sign-in, which then sees it, or after it, and ends its session.
    await holdRights(db, id);
    const credentials = await findCredentials(db, username);
    ensure(credentials?.passwordHash === passwordHash, 'operator.wrongPassword');
    ensure(credentials.status === 'active', 'operator.frozen');
    if (code) ensure(await spendFactor(credentials, code, context), 'operator.wrongCode', wrongCode);
    const facts = { ...credentials, hasFactor: credentials.totpSealed !== null, isProven: code !== undefined };
    const owes = owedBy(facts, await getFactorPolicy(db));
    // A device is known once everything is proved: the password alone makes none.
    const device = owes === 'code' ? null : await rememberDevice(db, 'office', credentials.id, context);
    const { token, sessionId } = await openSession(db, 'office', credentials.id, context, device);
    if (facts.isProven) await markProven(db, sessionId);
    return { token, owes };
  },
);

export async function signOutOfOffice(_: object, { db, actor }: WriteContext<Operator>): Promise<void> {
  await deleteSession(db, actor.sessionId);
}

type Change = Parsed<typeof changeOwnPasswordCall>;

/** Sets a new password, ends every session of the operator, this one included, and forgets their other devices. */
export const changeOwnPassword = inTwoSteps(
  async ({ oldPassword, password }: Change, { db, actor, providers }: PrepareContext<Operator>) => {
    // A person with the password alone must not be able to lock the owner out.
    ensure(actor.owes !== 'code', 'operator.owesCode');
    const own = await findOwnCredentials(db, actor.id);
    ensure(own, 'door.signedOut');
    ensure(oldPassword !== password, 'session.weakPassword', { password: '新密码不能与原密码相同' });
    const weakness = weaknessOf(password, [own.username]);
    if (weakness) refuse('session.weakPassword', weakness);
    const isRight = await tryPassword(providers, {
      holder: `office:${own.username}`,
      origin: originOfSession(actor),
      hash: own.passwordHash,
      password: oldPassword,
      tooMany: 'operator.tooManyGuesses',
    });
    ensure(isRight, 'session.wrongOldPassword', { oldPassword: '原密码不正确' });
    return { from: own.passwordHash, passwordHash: await hashPassword(password) };
  },
  async (_: Change, context: WriteContext<Operator>, fresh: { from: string; passwordHash: string }): Promise<void> => {
    const { db, actor } = context;
    ensure(await setPassword(db, actor.id, { ...fresh, mustChangePassword: false }), 'session.passwordChanged');
    await deleteSessionsOf(db, 'office', actor.id);
    await deleteDevicesOf(db, 'office', actor.id);
    await rememberDevice(db, 'office', actor.id, context);
  },
);
