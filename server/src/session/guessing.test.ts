import {
  createAccount,
  editPassword,
  getByToken,
  getCaptcha,
  sendSmsCode,
  signIn,
  signInByCode,
} from '@shuji/contract/account';
import { signInToOffice } from '@shuji/contract/operator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';

const { as, sql, outside } = await world();
const visitor = as('visitor');
const { phone, password }: { phone: string; password: string } = cast.chen;
const minute = 60_000;

beforeEach(() => sql`delete from quota`);
afterEach(() => outside.setClock(null));

async function solved(): Promise<{ uuid: string; captcha: string }> {
  const { uuid } = await visitor(getCaptcha, {});
  return { uuid, captcha: captchaAnswer };
}

async function guess(wrong: string, who = phone) {
  return visitor(signIn, { phone: who, password: wrong, ...(await solved()) });
}

async function sendTo(to: string, purpose: 'register' | 'login' | 'reset' = 'login'): Promise<string> {
  await visitor(sendSmsCode, { phone: to, purpose, ...(await solved()) });
  return lastCode(to);
}

function lastCode(to: string): string {
  const sent = outside.sms.recent().find((message) => message.phone === to);
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
}

function other(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

test('five wrong passwords close the password way for a quarter of an hour, the right one included', async () => {
  for (let n = 0; n < 5; n += 1)
    await expect(guess(`wrong-${n}`)).rejects.toMatchObject({ name: 'account.wrongPassword' });
  await expect(guess(password)).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
  outside.setClock(new Date(Date.now() + 14 * minute));
  await expect(guess(password)).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
  outside.setClock(new Date(Date.now() + 15 * minute + 1000));
  await expect(guess(password)).resolves.toHaveProperty('token');
});

test('fifteen guesses at once are still only five', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => guess(`wrong-${n}`)));
  const names = attempts.map((attempt) => attempt.status === 'rejected' && attempt.reason.name);
  expect(names.filter((name) => name === 'account.wrongPassword')).toHaveLength(5);
});

test('an unknown phone closes after five guesses just as a known one', async () => {
  for (let n = 0; n < 5; n += 1) await guess(`wrong-${n}`, '13711110000').catch(() => null);
  await expect(guess('again', '13711110000')).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
});

test('the owner still gets in by code while a stranger guesses, and may then use the password again', async () => {
  for (let n = 0; n < 6; n += 1) await guess(`wrong-${n}`).catch(() => null);
  await visitor(signInByCode, { phone, smsCode: await sendTo(phone) });
  await expect(guess(password)).resolves.toHaveProperty('token');
});

test('right passwords use up nothing', async () => {
  for (let n = 0; n < 8; n += 1) await expect(guess(password)).resolves.toHaveProperty('token');
});

test('one address gets twenty wrong guesses, whatever the accounts', async () => {
  for (let n = 0; n < 20; n += 1) await guess('wrong', String(13_700_000_000 + n)).catch(() => null);
  await expect(guess(password)).rejects.toMatchObject({ name: 'session.tooManyFromHere' });
});

test('a captcha is good once, wrong or right, and a riddle in words as well', async () => {
  const { uuid } = await visitor(getCaptcha, { kind: 'text' });
  const input = { phone, password, uuid };
  await expect(visitor(signIn, { ...input, captcha: 'nope' })).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
  await expect(visitor(signIn, { ...input, captcha: captchaAnswer })).rejects.toMatchObject({
    name: 'session.wrongCaptcha',
  });
  const fresh = await solved();
  await visitor(signIn, { phone, password, ...fresh });
  await expect(visitor(signIn, { phone, password, ...fresh })).rejects.toMatchObject({
    name: 'session.wrongCaptcha',
    fields: { captcha: expect.any(String) },
  });
});

test('a captcha dies after two minutes; capitals and full-width letters are as good as small ones', async () => {
  const stale = await solved();
  outside.setClock(new Date(Date.now() + 2 * minute + 1000));
  await expect(visitor(signIn, { phone, password, ...stale })).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
  const wide = { ...(await solved()), captcha: '７K3M' };
  await expect(visitor(signIn, { phone, password, ...wide })).resolves.toHaveProperty('token');
});

test('a code stands five wrong tries and no more', async () => {
  const smsCode = await sendTo(phone);
  for (let n = 0; n < 4; n += 1) {
    await expect(visitor(signInByCode, { phone, smsCode: other(smsCode) })).rejects.toMatchObject({
      name: 'account.wrongSmsCode',
    });
  }
  await expect(visitor(signInByCode, { phone, smsCode })).resolves.toHaveProperty('token');
  await sql`delete from quota`;
  const second = await sendTo(phone);
  for (let n = 0; n < 5; n += 1) await visitor(signInByCode, { phone, smsCode: other(second) }).catch(() => null);
  await expect(visitor(signInByCode, { phone, smsCode: second })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
});

test('a code opens once, for its purpose, for five minutes', async () => {
  const forReset = await sendTo(phone, 'reset');
  await expect(visitor(signInByCode, { phone, smsCode: forReset })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
  await sql`delete from quota`;
  const smsCode = await sendTo(phone);
  await visitor(signInByCode, { phone, smsCode });
  await expect(visitor(signInByCode, { phone, smsCode })).rejects.toMatchObject({ name: 'account.wrongSmsCode' });
  await sql`delete from quota`;
  const stale = await sendTo(phone);
  outside.setClock(new Date(Date.now() + 5 * minute + 1000));
  await expect(visitor(signInByCode, { phone, smsCode: stale })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
});

test('one code tried by many at once opens one session', async () => {
  const smsCode = await sendTo(phone);
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => visitor(signInByCode, { phone, smsCode })));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('a phone gets one message a minute, five an hour, ten a day, in any stretch of time', async () => {
  const start = Date.now();
  const at = async (minutes: number) => {
    outside.setClock(new Date(start + minutes * minute));
    return sendTo(phone).then(
      () => 'sent',
      (refused) => refused.name,
    );
  };
  const tooOften = 'account.smsTooOften';
  expect([await at(0), await at(0.5), await at(1.1)]).toEqual(['sent', tooOften, 'sent']);
  expect([await at(57), await at(58.1), await at(59.2), await at(59.9)]).toEqual(['sent', 'sent', 'sent', tooOften]);
  // The hour is any sixty minutes, not one that begins anew: the three late ones still count.
  expect([await at(60.5), await at(61.6), await at(62.7)]).toEqual(['sent', 'sent', tooOften]);
  expect([await at(130), await at(131.1), await at(132.2), await at(133.3)]).toEqual([
    'sent',
    'sent',
    'sent',
    tooOften,
  ]);
  expect(await at(24 * 60 + 0.5)).toBe('sent');
});

test('asking for a code answers alike whether the phone is known or not', async () => {
  const ask = async (to: string) => visitor(sendSmsCode, { phone: to, purpose: 'reset', ...(await solved()) });
  expect(await ask(phone)).toEqual(await ask('13611112222'));
});

test('a code that was never asked for opens nothing', async () => {
  const form = { phone: '13611113333', smsCode: '000000', password: 'tide-lamp-river' } as const;
  await expect(visitor(createAccount, { ...form, terms: true, privacy: true })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
  await expect(visitor(editPassword, { ...form, purpose: 'reset' })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
});

test('the office closes after five wrong passwords too, apart from the website', async () => {
  const enter = async (secret: string) =>
    visitor(signInToOffice, { username: 'zhao', password: secret, ...(await solved()) });
  for (let n = 0; n < 5; n += 1) await expect(enter('wrong')).rejects.toMatchObject({ name: 'operator.wrongPassword' });
  await expect(enter(cast.zhao.password)).rejects.toMatchObject({ name: 'operator.tooManyGuesses' });
});

test('a session dies after half an hour unused or twelve hours in all; use renews it at most once a minute', async () => {
  const { token } = await guess(password);
  const mine = as({ token });
  const age = (used: string, created: string) => sql`
    update session set used_at = now() - ${used}::interval, created_at = now() - ${created}::interval
    where id = (select max(id::text)::uuid from session)`;
  const sinceUse = async () =>
    (await sql`select extract(epoch from now() - used_at)::int as s from session order by id desc limit 1`)[0]?.s;
  await age('50 seconds', '1 hour');
  await mine(getByToken, {});
  expect(await sinceUse()).toBeGreaterThanOrEqual(50);
  await age('29 minutes', '0 hours');
  await mine(getByToken, {});
  expect(await sinceUse()).toBeLessThan(5);
  await age('31 minutes', '0 hours');
  await expect(mine(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await age('0 minutes', '12 hours 1 second');
  await expect(mine(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});
