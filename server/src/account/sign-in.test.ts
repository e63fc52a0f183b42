import {
  createAccount,
  editPassword,
  getByToken,
  getCaptcha,
  sendSmsCode,
  signIn,
  signInByCode,
  signOut,
} from '@shuji/contract/account/calls';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce, providers } = await world();
const visitor = as('visitor');

let lastPhone = 13_900_000_000;
function freshPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

async function solved(purpose: 'register' | 'login' | 'reset' = 'login'): Promise<{ uuid: string; captcha: string }> {
  const { uuid } = await visitor(getCaptcha, { purpose });
  return { uuid, captcha: captchaAnswer };
}

async function codeFor(phone: string, purpose: 'register' | 'login' | 'reset'): Promise<string> {
  await visitor(sendSmsCode, { phone, purpose, ...(await solved(purpose)) });
  const sent = providers.sms.recent().find((message) => message.phone === phone);
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
}

async function signUp(phone: string, password = 'tide-lamp-river'): Promise<string> {
  const smsCode = await codeFor(phone, 'register');
  const { token } = await visitor(createAccount, { phone, smsCode, password, terms: true, privacy: true });
  return token;
}

async function idOf(phone: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from account where phone_blind = ${providers.vault.blind(phone)}`;
  return row?.id ?? '';
}

test('an attested account shows its name', async () => {
  expect(await as('li')(getByToken, {})).toMatchObject({
    name: expect.stringContaining('公司'),
    agent: '李明',
    attested: true,
  });
});

test('someone signs up, is known by their token with a masked phone, and signs out at once', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  const me = await as({ token })(getByToken, {});
  expect(me).toMatchObject({
    phone: `139****${phone.slice(-4)}`,
    type: 1,
    name: null,
    attested: false,
    isSeller: false,
  });
  await as({ token })(signOut, {});
  await expect(as({ token })(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('the consents given at sign-up are stored with their versions', async () => {
  const token = await signUp(freshPhone());
  const { id } = await as({ token })(getByToken, {});
  const consents = await sql`select document, version from account_consent where account_id = ${id} order by document`;
  expect(consents.map((row) => row.document)).toEqual(['privacy', 'terms']);
});

test('phone and token never stand in the database as they are', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  const [account] =
    await sql`select a.* from account a join session s on s.holder_id = a.id order by a.created_at desc limit 1`;
  const [session] = await sql`select * from session order by created_at desc limit 1`;
  expect(JSON.stringify([account, session])).not.toContain(phone);
  expect(JSON.stringify(session)).not.toContain(token);
});

test('a phone signs up once, however its number is written', async () => {
  const phone = freshPhone();
  await signUp(phone);
  await sql`delete from quota`;
  const smsCode = await codeFor(phone, 'register');
  const again = {
    phone: `+86 ${phone.slice(0, 3)} ${phone.slice(3)}`,
    smsCode,
    password: 'tide-lamp-river',
    terms: true,
    privacy: true,
  } as const;
  await expect(visitor(createAccount, again)).rejects.toMatchObject({ name: 'account.taken' });
});

test('a common password, a monotonous one and one with the phone in it are refused, and the code is not spent', async () => {
  const phone = freshPhone();
  const smsCode = await codeFor(phone, 'register');
  const form = { phone, smsCode, terms: true, privacy: true } as const;
  for (const password of ['password1', 'Passw0rd', 'aaaaaaaaaa', 'abcd1234', `x${phone}`]) {
    await expect(visitor(createAccount, { ...form, password })).rejects.toMatchObject({ name: 'session.weakPassword' });
  }
  await expect(visitor(createAccount, { ...form, password: 'tide-lamp-river' })).resolves.toHaveProperty('token');
});

test('sign-up without the agreements is refused, and each missing field is named', async () => {
  const bare = { phone: '1', smsCode: '', password: 'short' } as never;
  await expect(visitor(createAccount, bare)).rejects.toMatchObject({
    name: 'door.badInput',
    fields: {
      phone: expect.any(String),
      smsCode: expect.any(String),
      password: expect.any(String),
      terms: expect.any(String),
      privacy: expect.any(String),
    },
  });
});

test('each sign-in has a token of its own', async () => {
  const { phone, password } = cast.li;
  const first = await visitor(signIn, { phone, password, ...(await solved()) });
  const second = await visitor(signIn, { phone, password, ...(await solved()) });
  expect(first.token).not.toBe(second.token);
  expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
});

test('an unknown phone is refused in the same words as a wrong password', async () => {
  const wrong = visitor(signIn, { phone: cast.chen.phone, password: 'not-this-one', ...(await solved()) });
  const unknown = visitor(signIn, { phone: freshPhone(), password: 'not-this-one', ...(await solved()) });
  const [first, second] = await Promise.allSettled([wrong, unknown]);
  expect(first).toMatchObject({ status: 'rejected', reason: { name: 'account.wrongPassword' } });
  expect((second as PromiseRejectedResult).reason.message).toBe((first as PromiseRejectedResult).reason.message);
});

test('a code opens the account of its phone; an unknown phone hears so only with its code', async () => {
  const code = await codeFor(cast.wang.phone, 'login');
  await expect(visitor(signInByCode, { phone: cast.wang.phone, smsCode: code })).resolves.toHaveProperty('token');
  const stranger = freshPhone();
  const wrong = { phone: stranger, smsCode: '000000' };
  await expect(visitor(signInByCode, wrong)).rejects.toMatchObject({ name: 'account.wrongSmsCode' });
  const right = { phone: stranger, smsCode: await codeFor(stranger, 'login') };
  await expect(visitor(signInByCode, right)).rejects.toMatchObject({ name: 'account.notRegistered' });
});

test('a forgotten password is set anew by code, and every session ends', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  await sql`delete from quota`;
  const smsCode = await codeFor(phone, 'reset');
  await visitor(editPassword, { purpose: 'reset', phone, smsCode, password: 'another-quiet-lake' });
  await expect(as({ token })(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(visitor(signIn, { phone, password: 'another-quiet-lake', ...(await solved()) })).resolves.toHaveProperty(
    'token',
  );
});

test('a password is changed by who knows the old one, and every session ends', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  const change = { purpose: 'change', oldPassword: 'tide-lamp-river', password: 'another-quiet-lake' } as const;
  await expect(visitor(editPassword, change)).rejects.toMatchObject({ name: 'door.signedOut' });
  const mistyped = { ...change, oldPassword: 'tide-lamp-rivet' };
  await expect(as({ token })(editPassword, mistyped)).rejects.toMatchObject({
    name: 'session.wrongOldPassword',
    fields: { oldPassword: '原密码不正确' },
  });
  await as({ token })(editPassword, change);
  await expect(as({ token })(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('two concurrent password changes with the same old one: the first signs the second out', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  const id = await idOf(phone);
  const change = { purpose: 'change', oldPassword: 'tide-lamp-river' } as const;
  const ended = await atOnce(
    (tx) => tx`select from account where id = ${id} for update`,
    ['another-quiet-lake', 'the-third-quiet-lake'].map(
      (password) => () => as({ token })(editPassword, { ...change, password }),
    ),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ended).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ name: 'door.signedOut' }),
  });
});

test('only the right password shows that an account is frozen, and its sessions have ended', async () => {
  const phone = freshPhone();
  const token = await signUp(phone);
  await sql`update account set status = 'frozen' where phone_blind = ${providers.vault.blind(phone)}`;
  await expect(as({ token })(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  const right = { phone, password: 'tide-lamp-river', ...(await solved()) };
  await expect(visitor(signIn, right)).rejects.toMatchObject({ name: 'account.frozen' });
  const wrong = { phone, password: 'tide-lamp-rivet', ...(await solved()) };
  await expect(visitor(signIn, wrong)).rejects.toMatchObject({ name: 'account.wrongPassword' });
});

test('signing out twice is no error', async () => {
  await expect(visitor(signOut, {})).resolves.toBeNull();
});
