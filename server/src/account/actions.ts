import { randomUUIDv7 } from 'node:crypto';
import {
  changeForm,
  type createAccount as createAccountCall,
  type editPassword as editPasswordCall,
  resetForm,
  type signInByCode as signInByCodeCall,
  type signIn as signInCall,
} from '@shuji/contract/account/calls';
import type { Parsed } from '@shuji/contract/call';
import { signUpDocuments } from '@shuji/contract/document/calls';
import { chineseDay } from '@shuji/contract/working-day';
import type { Tx } from '#src/db/open.ts';
import { holdRights } from '#src/db/rights-lock.ts';
import { standingNumbers } from '#src/document/queries.ts';
import type { PrepareScene, RevokeScene, User, WriteScene } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
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

type Scene = WriteScene<User | null>;
type Before = PrepareScene<User | null>;

/** Signs in by password. An unknown phone is refused in the same words, after the same work. */
export const signIn = inTwoSteps(
  async (input: Parsed<typeof signInCall>, scene: Before): Promise<Credentials> => {
    const { db, outside } = scene;
    await checkCaptcha(scene, input, 'login');
    const holder = outside.vault.blind(input.phone);
    const known = await findCredentials(db, holder);
    const isRight = await tryPassword(outside, {
      holder: `site:${holder}`,
      origin: await originOf(db, 'site', known?.id ?? null, scene),
      hash: known?.passwordHash ?? null,
      password: input.password,
      tooMany: 'account.tooManyGuesses',
    });
    ensure(known && isRight && known.status !== 'closed', 'account.wrongPassword');
    return known;
  },
  async ({ phone }: Parsed<typeof signInCall>, scene: Scene, { passwordHash }: Credentials) => {
    const known = await holdCredentials(scene.db, scene.outside.vault.blind(phone));
    ensure(known?.passwordHash === passwordHash && known.status !== 'closed', 'account.wrongPassword');
    return enter(scene, known);
  },
);

/** Signs in by a code; whether the phone is known is told only to who holds it. */
export async function signInByCode({ phone, smsCode }: Parsed<typeof signInByCodeCall>, scene: Scene) {
  const holder = await provePhone(scene, 'login', phone, smsCode);
  const known = await holdCredentials(scene.db, holder);
  ensure(known && known.status !== 'closed', 'account.notRegistered');
  return enter(scene, known);
}

/** Reads an account whose rights stay as they are until the sign-in ends: a new password ends the session it opens. */
async function holdCredentials(db: Tx, phoneBlind: string): Promise<Credentials | null> {
  const known = await findCredentials(db, phoneBlind);
  if (known) await holdRights(db, known.id);
  return known && findCredentials(db, phoneBlind);
}

interface SignUp {
  phoneBlind: string;
  passwordHash: string;
}

/** Signs up, keeps what was agreed to, and signs in. */
export const createAccount = inTwoSteps(
  async (input: Parsed<typeof createAccountCall>, scene: Before): Promise<SignUp> => {
    refuseWeak(input.password, input.phone);
    const phoneBlind = await provePhone(scene, 'register', input.phone, input.smsCode);
    return { phoneBlind, passwordHash: await hashPassword(input.password) };
  },
  async ({ phone, type }: Parsed<typeof createAccountCall>, scene: Scene, proven: SignUp) => {
    const { db, outside, now, address } = scene;
    const id = randomUUIDv7();
    await insertAccount(db, { id, phoneSealed: outside.vault.seal(phone), ...proven, type, createdAt: now });
    const given = { accountId: id, givenAt: now, address };
    const versions = await standingNumbers(db, chineseDay(now));
    await insertConsents(
      db,
      signUpDocuments.map((document) => ({ ...given, document, version: versions[document] })),
    );
    return startSession(db, 'site', id, scene);
  },
);

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
  async (input: Parsed<typeof editPasswordCall>, scene: Before): Promise<Change> => {
    const owner = input.purpose === 'reset' ? await ownerByCode(input, scene) : await ownerByPassword(input, scene);
    return { ...owner, to: await hashPassword(input.password) };
  },
  async (_: unknown, scene: Scene, { id, ...change }: Change): Promise<null> => {
    const { db, actsAs } = scene;
    actsAs('user', id);
    ensure(await setPassword(db, id, change), 'session.passwordChanged');
    await deleteSessionsOf(db, 'site', id);
    await deleteDevicesOf(db, 'site', id);
    await rememberDevice(db, 'site', id, scene);
    return null;
  },
);

/** Whose sessions a new password ends. */
export async function ownerOf(
  { purpose, phone }: Parsed<typeof editPasswordCall>,
  { db, actor, outside }: RevokeScene,
): Promise<string[]> {
  if (purpose !== 'reset') return actor ? [actor.id] : [];
  const known = phone ? await findCredentials(db, outside.vault.blind(phone)) : null;
  return known ? [known.id] : [];
}

async function ownerByCode(input: Parsed<typeof editPasswordCall>, scene: Before): Promise<Omit<Change, 'to'>> {
  const { phone, smsCode, password } = parseInput(resetForm, input);
  refuseWeak(password, phone);
  const holder = await provePhone(scene, 'reset', phone, smsCode);
  const known = await findCredentials(scene.db, holder);
  ensure(known && known.status !== 'closed', 'account.notRegistered');
  return { id: known.id, from: known.passwordHash };
}

async function ownerByPassword(
  input: Parsed<typeof editPasswordCall>,
  { db, actor, outside }: Before,
): Promise<Omit<Change, 'to'>> {
  ensure(actor, 'door.signedOut');
  const { oldPassword, password } = parseInput(changeForm, input);
  ensure(oldPassword !== password, 'session.weakPassword', { password: '新密码不能与原密码相同' });
  const own = await findOwnAccount(db, actor.id);
  ensure(own, 'door.signedOut');
  refuseWeak(password, outside.vault.open(own.phoneSealed));
  const isRight = await tryPassword(outside, {
    holder: `site:${own.phoneBlind}`,
    origin: originOfSession(actor),
    hash: own.passwordHash,
    password: oldPassword,
    tooMany: 'account.tooManyGuesses',
  });
  ensure(isRight, 'session.wrongOldPassword', { oldPassword: '原密码不正确' });
  return { id: actor.id, from: own.passwordHash };
}

export async function signOut(_: object, { db, actor }: Scene): Promise<null> {
  if (actor) await deleteSession(db, actor.sessionId);
  return null;
}

function refuseWeak(password: string, phone: string): void {
  const weakness = weaknessOf(password, [phone]);
  if (weakness) refuse('session.weakPassword', weakness);
}

/** Spends a code and gives the phone's blind form. The code is asked last: whatever else is wrong must not cost it. */
async function provePhone(
  scene: Pick<Before, 'outside' | 'address' | 'browser'>,
  purpose: 'register' | 'login' | 'reset',
  phone: string,
  code: string,
) {
  const phoneBlind = scene.outside.vault.blind(phone);
  const asker = askerOf(scene);
  const isRight = await tryCode(scene.outside, { kind: codeKind(purpose), phoneBlind, asker, code });
  ensure(isRight, 'account.wrongSmsCode', { smsCode: '短信验证码不正确或已过期' });
  return phoneBlind;
}

async function enter(scene: Scene, known: Credentials): Promise<{ token: string }> {
  ensure(known.status === 'active', 'account.frozen');
  return startSession(scene.db, 'site', known.id, scene);
}
