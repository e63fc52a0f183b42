import { randomUUIDv7 } from 'node:crypto';
import type {
  createAccount as createAccountCall,
  editPassword as editPasswordCall,
  signInByCode as signInByCodeCall,
  signIn as signInCall,
} from '@shuji/contract/account/calls';
import { changeForm, resetForm } from '@shuji/contract/account/schema';
import type { Parsed } from '@shuji/contract/call';
import { type SignUpDocument, signUpDocuments } from '@shuji/contract/document/labels';
import { chinaDay } from '@shuji/contract/time';
import type { Db, Tx } from '#src/db/open.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import { standingNumbers } from '#src/document/queries.ts';
import { type PrepareContext, personOf, type RevokeContext, type User, type WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure, parseInput, refuse } from '#src/http/refuse.ts';
import { checkCaptcha, startSession, tryCode, tryPassword } from '#src/session/actions.ts';
import { askerOf } from '#src/session/asker.ts';
import { originOf, originOfSession, rememberDevice } from '#src/session/known-device.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSession, deleteSessionsOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { weaknessOf } from '#src/session/rules.ts';
import {
  type Credentials,
  findCredentials,
  findOwnAccount,
  insertAccount,
  insertConsents,
  setPassword,
} from './queries.ts';
import { codeKind } from './rules.ts';

type Context = WriteContext<User | null>;
type Before = PrepareContext<User | null>;

/** Signs in by password. An unknown phone is refused in the same words, after the same work. */
export const signIn = inTwoSteps(
  async (input: Parsed<typeof signInCall>, context: Before): Promise<Credentials> => {
    const { db, providers } = context;
    await checkCaptcha(context, input, 'login');
    const holder = providers.vault.blind(input.phone);
    const credentials = await findCredentials(db, holder);
    const isRight = await tryPassword(providers, {
      holder: `site:${holder}`,
      origin: await originOf(db, 'site', credentials?.id ?? null, context),
      hash: credentials?.passwordHash ?? null,
      password: input.password,
      tooMany: 'account.tooManyGuesses',
    });
    ensure(credentials && isRight && credentials.status !== 'closed', 'account.wrongPassword');
    return credentials;
  },
  async ({ phone }: Parsed<typeof signInCall>, context: Context, { passwordHash }: Credentials) => {
    const credentials = await holdCredentials(context.db, context.providers.vault.blind(phone));
    ensure(credentials?.passwordHash === passwordHash && credentials.status !== 'closed', 'account.wrongPassword');
    return enter(context, credentials);
  },
);

/** Signs in by a code. Only the holder of the phone learns whether it is registered. */
export const signInByCode: Handler<typeof signInByCodeCall> = async ({ phone, smsCode }, context) => {
  const holder = await provePhone(context, 'login', phone, smsCode);
  const credentials = await holdCredentials(context.db, holder);
  ensure(credentials && credentials.status !== 'closed', 'account.notRegistered');
  return enter(context, credentials);
};

/** Reads an account whose rights stay as they are until the sign-in ends: a new password ends the session it opens. */
async function holdCredentials(db: Tx, phoneBlind: string): Promise<Credentials | null> {
  const credentials = await findCredentials(db, phoneBlind);
  if (credentials) await holdRights(db, credentials.id);
  return credentials && findCredentials(db, phoneBlind);
}

interface SignUp {
  phoneBlind: string;
  passwordHash: string;
}

/** Signs up, keeps what was agreed to, and signs in. */
export const createAccount = inTwoSteps(
  async (input: Parsed<typeof createAccountCall>, context: Before): Promise<SignUp> => {
    await agreementsInForce(context.db, context.now);
    refuseWeak(input.password, input.phone);
    const phoneBlind = await provePhone(context, 'register', input.phone, input.smsCode);
    return { phoneBlind, passwordHash: await hashPassword(input.password) };
  },
  async ({ phone, type }: Parsed<typeof createAccountCall>, context: Context, proven: SignUp) => {
    const { db, providers, now, address } = context;
    const id = randomUUIDv7();
    await insertAccount(db, { id, phoneSealed: providers.vault.encrypt(phone), ...proven, type, createdAt: now });
    const consent = { accountId: id, givenAt: now, address };
    const versions = await agreementsInForce(db, now);
    await insertConsents(
      db,
      signUpDocuments.map((document) => ({ ...consent, document, version: versions[document] })),
    );
    return startSession(db, 'site', id, context);
  },
);

export async function agreementsInForce(db: Db, now: Date): Promise<Record<SignUpDocument, number>> {
  const { terms, privacy } = await standingNumbers(db, chinaDay(now), signUpDocuments);
  ensure(terms && privacy, 'account.noTerms');
  return { terms, privacy };
}

interface Change {
  id: string;
  from: string;
  to: string;
}

/**
 * Sets a new password and ends every session of the account, this one included. Of the devices it was known on, only
 * this one stays: here its owner has just proved who they are.
 */
export const editPassword = inTwoSteps(
  async (input: Parsed<typeof editPasswordCall>, context: Before): Promise<Change> => {
    const owner = input.purpose === 'reset' ? await ownerByCode(input, context) : await ownerByPassword(input, context);
    return { ...owner, to: await hashPassword(input.password) };
  },
  async (_: unknown, context: Context, { id, ...change }: Change): Promise<void> => {
    const { db, actsAs } = context;
    actsAs('user', id);
    ensure(await setPassword(db, id, change), 'session.passwordChanged');
    await deleteSessionsOf(db, 'site', id);
    await deleteDevicesOf(db, 'site', id);
    await rememberDevice(db, 'site', id, context);
  },
);

/** Names the account whose sessions a new password ends. */
export async function ownerOf(
  { purpose, phone }: Parsed<typeof editPasswordCall>,
  { db, actor, providers }: RevokeContext,
): Promise<string[]> {
  if (purpose !== 'reset') return actor ? [personOf(actor)] : [];
  const credentials = phone ? await findCredentials(db, providers.vault.blind(phone)) : null;
  return credentials ? [credentials.id] : [];
}

async function ownerByCode(input: Parsed<typeof editPasswordCall>, context: Before): Promise<Omit<Change, 'to'>> {
  const { phone, smsCode, password } = parseInput(resetForm, input);
  refuseWeak(password, phone);
  const holder = await provePhone(context, 'reset', phone, smsCode);
  const credentials = await findCredentials(context.db, holder);
  ensure(credentials && credentials.status !== 'closed', 'account.notRegistered');
  return { id: credentials.id, from: credentials.passwordHash };
}

async function ownerByPassword(
  input: Parsed<typeof editPasswordCall>,
  { db, actor, providers }: Before,
): Promise<Omit<Change, 'to'>> {
  ensure(actor, 'door.signedOut');
  const { oldPassword, password } = parseInput(changeForm, input);
  ensure(oldPassword !== password, 'session.weakPassword', { password: '新密码不能与原密码相同' });
  const own = await findOwnAccount(db, actor.personId);
  ensure(own, 'door.signedOut');
  refuseWeak(password, providers.vault.decrypt(own.phoneSealed));
  const isRight = await tryPassword(providers, {
    holder: `site:${own.phoneBlind}`,
    origin: originOfSession(actor),
    hash: own.passwordHash,
    password: oldPassword,
    tooMany: 'account.tooManyGuesses',
  });
  ensure(isRight, 'session.wrongOldPassword', { oldPassword: '原密码不正确' });
  return { id: actor.personId, from: own.passwordHash };
}

export async function signOut(_: object, { db, actor }: Context): Promise<void> {
  if (actor) await deleteSession(db, actor.sessionId);
}

export function refuseWeak(password: string, phone: string): void {
  const weakness = weaknessOf(password, [phone]);
  if (weakness) refuse('session.weakPassword', weakness);
}

/** Spends a code and gives the phone's blind form. The code is checked last, so another error does not spend it. */
export async function provePhone(
  context: Pick<Before, 'providers' | 'address' | 'browser'>,
  purpose: 'register' | 'login' | 'reset' | 'change',
  phone: string,
  code: string,
) {
  const phoneBlind = context.providers.vault.blind(phone);
  const asker = askerOf(context);
  const isRight = await tryCode(context.providers, { kind: codeKind(purpose), phoneBlind, asker, code });
  ensure(isRight, 'account.wrongSmsCode', { smsCode: '短信验证码不正确或已过期' });
  return phoneBlind;
}

async function enter(context: Context, known: Credentials): Promise<{ token: string }> {
  ensure(known.status === 'active', 'account.frozen');
  return startSession(context.db, 'site', known.id, context);
}
