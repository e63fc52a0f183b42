import {
  createAccount,
  editPassword,
  getByToken,
  getCaptcha,
  sendSmsCode,
  signIn,
  signInByCode,
} from '@shuji/contract/account/calls';
import { type Call, type Input, toRequest } from '@shuji/contract/call';
import { signInToOffice } from '@shuji/contract/operator/calls';
import { refusals } from '@shuji/contract/refusals';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#src/app.ts';
import { openDatabase } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { openBrowser } from '#test/browser.ts';
import { captchaAnswer, testProviders } from '#test/outside.ts';
import { world } from '#test/world.ts';
import { printFigure } from '../../../bench/figure.ts';

const { as, sql, providers, server, config } = await world();
const visitor = as('visitor');
const { phone, password }: { phone: string; password: string } = cast.chen;
const minute = 60_000;
const refusalNames = new Map(Object.entries(refusals).map(([name, { code }]) => [code as number, name]));

// A second node with an outside of its own: whatever it knows of limits, it knows from the database.
const otherPool = openDatabase(config.databaseUrl as string, { max: 20 });
const otherOutside = await testProviders(config.dataDir, config.secretKey as Buffer, sql);
const otherNode = await buildApp({
  config,
  pool: otherPool,
  side: sql,
  providers: otherOutside,
  log: pino({ level: 'error' }),
});
const nodes = [server, otherNode.server];
afterAll(async () => {
  await otherNode.server.close();
  await otherPool.end({ timeout: 1 });
});

function setClocks(moment: Date | null): void {
  for (const one of [providers, otherOutside]) one.setClock(moment);
}

beforeEach(() => sql`delete from quota`);
afterEach(() => setClocks(null));

/** The n-th of many calls, in turn at both nodes; returns the refusal's code, 200 for none. */
async function askBoth<C extends Call>(
  n: number,
  call: C,
  input: Input<C>,
  remoteAddress: string,
  cookie = '',
): Promise<number> {
  const { method, url, body } = toRequest(call, input);
  const request = { method, url, payload: body as object, headers: { mobile: '1', cookie }, remoteAddress };
  const reply = await nodes[n % nodes.length]?.inject(request);
  return reply?.json<{ code: number }>().code ?? 0;
}

async function allBoth(count: number, ask: (n: number) => Promise<number>): Promise<Record<string, number>> {
  const codes = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
  const counted: Record<string, number> = {};
  for (const code of codes) {
    const name = refusalNames.get(code) ?? String(code);
    counted[name] = (counted[name] ?? 0) + 1;
  }
  return counted;
}

async function solved(purpose: Purpose = 'login'): Promise<{ uuid: string; captcha: string }> {
  const { uuid } = await visitor(getCaptcha, { purpose });
  return { uuid, captcha: captchaAnswer };
}

type Purpose = 'register' | 'login' | 'reset' | 'office';

/** As a program without cookies at another address solves one. */
function solvedAt(address: string, purpose: Purpose = 'login') {
  return openBrowser(server, address).solved(purpose);
}

async function guess(wrong: string, who = phone) {
  return visitor(signIn, { phone: who, password: wrong, ...(await solved()) });
}

async function sendTo(to: string, purpose: 'register' | 'login' | 'reset' = 'login'): Promise<string> {
  await visitor(sendSmsCode, { phone: to, purpose, ...(await solved(purpose)) });
  return lastCode(to);
}

function lastCode(to: string): string {
  const sent = providers.sms.recent().find((message) => message.phone === to);
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
}

function other(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

test('five wrong passwords close the password way for a quarter of an hour, the right one included', async () => {
  for (let n = 0; n < 5; n += 1)
    await expect(guess(`wrong-${n}`)).rejects.toMatchObject({ name: 'account.wrongPassword' });
  await expect(guess(password)).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
  providers.setClock(new Date(Date.now() + 14 * minute));
  await expect(guess(password)).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
  providers.setClock(new Date(Date.now() + 15 * minute + 1000));
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
  const own = openBrowser(server, '10.4.0.1');
  await own(sendSmsCode, { phone, purpose: 'login', ...(await own.solved()) });
  await own(signInByCode, { phone, smsCode: lastCode(phone) });
  await expect(own(signIn, { phone, password, ...(await own.solved()) })).resolves.toHaveProperty('token');
  await expect(guess(password)).rejects.toMatchObject({ name: 'account.tooManyGuesses' });
});

test('right passwords use up nothing', async () => {
  for (let n = 0; n < 8; n += 1) await expect(guess(password)).resolves.toHaveProperty('token');
});

test('one address gets twenty wrong guesses, whatever the accounts', async () => {
  for (let n = 0; n < 20; n += 1) await guess('wrong', String(13_700_000_000 + n)).catch(() => null);
  await expect(guess(password)).rejects.toMatchObject({ name: 'session.tooManyFromHere' });
});

test('a captcha is good once, wrong or right, and a captcha question in words as well', async () => {
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
  providers.setClock(new Date(Date.now() + 2 * minute + 1000));
  await expect(visitor(signIn, { phone, password, ...stale })).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
  const wide = { ...(await solved()), captcha: '７K3M' };
  await expect(visitor(signIn, { phone, password, ...wide })).resolves.toHaveProperty('token');
});

test('a code survives five wrong attempts and no more', async () => {
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
  providers.setClock(new Date(Date.now() + 5 * minute + 1000));
  await expect(visitor(signInByCode, { phone, smsCode: stale })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
});

test('one code tried by many at once opens one session', async () => {
  const smsCode = await sendTo(phone);
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => visitor(signInByCode, { phone, smsCode })));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('strangers get a phone one message a minute, four an hour, eight a day, in any stretch of time', async () => {
  const start = Date.now();
  let attempts = 0;
  const at = async (minutes: number) => {
    providers.setClock(new Date(start + minutes * minute));
    attempts += 1;
    const stranger = openBrowser(server, `10.5.0.${attempts}`);
    return stranger(sendSmsCode, { phone, purpose: 'login', ...(await stranger.solved()) }).then(
      () => 'sent',
      (refused) => refused.name,
    );
  };
  const tooOften = 'account.smsTooOften';
  expect([await at(0), await at(0.5), await at(1.1)]).toEqual(['sent', tooOften, 'sent']);
  expect([await at(57), await at(58.1), await at(59.2)]).toEqual(['sent', 'sent', tooOften]);
  // The hour is any sixty minutes, not one that begins anew: the two late ones still count.
  expect([await at(60.5), await at(61.6), await at(62.7)]).toEqual(['sent', 'sent', tooOften]);
  expect([await at(130), await at(131.1), await at(132.2)]).toEqual(['sent', 'sent', tooOften]);
  expect(await at(24 * 60 + 0.5)).toBe('sent');
});

test('asking for a code answers alike whether the phone is known or not', async () => {
  const ask = async (to: string) => visitor(sendSmsCode, { phone: to, purpose: 'reset', ...(await solved('reset')) });
  expect(await ask(phone)).toEqual(await ask('13611112222'));
});

test('a code that was never requested opens nothing', async () => {
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
    visitor(signInToOffice, { username: 'zhao', password: secret, ...(await solved('office')) });
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

test('C4: on two nodes at once, no limit gives way to someone who solves every captcha', {
  timeout: 60_000,
}, async () => {
  const place = (n: number) => `10.1.0.${n + 1}`;
  const captchas = await Promise.all(Array.from({ length: 100 }, (_, n) => solvedAt(n < 60 ? place(n) : '10.2.0.1')));
  const use = (n: number) => captchas[n] as { uuid: string; captcha: string };

  const onAccount = await allBoth(60, (n) =>
    askBoth(n, signIn, { phone, password: `wrong-${n}`, ...use(n) }, place(n)),
  );
  expect(onAccount).toEqual({ 'account.wrongPassword': 5, 'account.tooManyGuesses': 55 });

  const fromOne = await allBoth(40, (n) =>
    askBoth(n, signIn, { phone: String(13_700_001_000 + n), password: 'wrong', ...use(60 + n) }, '10.2.0.1'),
  );
  expect(fromOne).toEqual({ 'account.wrongPassword': 20, 'session.tooManyFromHere': 20 });

  await sql`delete from quota`;
  const shared = await solvedAt('10.6.0.1');
  const withOne = await allBoth(20, (n) => askBoth(n, signIn, { phone, password, ...shared }, '10.6.0.1'));
  expect(withOne).toEqual({ 200: 1, 'session.wrongCaptcha': 19 });

  // One browser, identified by its cookie, tries from everywhere.
  await sql`delete from challenge`;
  const asker = openBrowser(server, '10.7.0.1');
  await asker(sendSmsCode, { phone, purpose: 'login', ...(await asker.solved()) });
  const smsCode = lastCode(phone);
  const { name = '', value = '' } = asker.cookies.get('asker /') ?? {};
  const cookie = `${name}=${value}`;
  const wrong = Array.from({ length: 30 }, (_, n) => String((Number(smsCode) + n + 1) % 1_000_000).padStart(6, '0'));
  const triesLeft = async () =>
    (await sql`select tries_left from challenge where kind = ${'sms login'} order by expires_at desc`)[0]?.triesLeft;
  const triesBefore = await triesLeft();
  await allBoth(30, (n) => askBoth(n, signInByCode, { phone, smsCode: wrong[n] as string }, place(n), cookie));
  expect([triesBefore, await triesLeft()]).toEqual([5, 0]);
  expect(await askBoth(0, signInByCode, { phone, smsCode }, place(99), cookie)).toBe(
    refusals['account.wrongSmsCode'].code,
  );

  printFigure({
    id: 'C4',
    figure:
      `two nodes, ${count(onAccount)} wrong passwords for one account: 5 looked at; ` +
      `${count(fromOne)} from one address: 20 looked at; one captcha used ${count(withOne)} times: 1 through; ` +
      `${wrong.length} wrong codes: ${triesBefore} looked at, then the right one refused`,
    goal: '≤ 5 an account, ≤ 20 an address, 5 tries a code',
    holds: true,
  });
});

test('C4: strangers who ask for messages all day at two nodes get one a minute, four an hour, eight a day', {
  timeout: 60_000,
}, async () => {
  const start = Date.now();
  const dense = Array.from({ length: 120 }, (_, n) => n * 35);
  const sparse = Array.from({ length: 100 }, (_, n) => 4200 + n * 1021);
  const sentAt: number[] = [];
  for (const [n, second] of [...dense, ...sparse].entries()) {
    setClocks(new Date(start + second * 1000));
    const place = `10.3.${n >> 8}.${n & 255}`;
    const input = { phone: '13611114444', purpose: 'register', ...(await solvedAt(place, 'register')) } as const;
    if ((await askBoth(n, sendSmsCode, input, place)) === 200) sentAt.push(second);
  }
  const most = (seconds: number) =>
    Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + seconds).length));
  const [aMinute, anHour, aDay] = [most(60), most(3600), most(86_400)];
  expect([aMinute, anHour, aDay]).toEqual([1, 4, 8]);
  printFigure({
    id: 'C4',
    figure:
      `two nodes, ${dense.length + sparse.length} messages requested in 29 hours, ${sentAt.length} sent: ` +
      `at most ${aMinute} a minute, ${anHour} an hour, ${aDay} a day`,
    goal: '≤ 1 a minute, 5 an hour, 10 a day, of which 1 and 2 are left to the owner’s own devices',
    holds: true,
  });
});

function count(counted: Record<string, number>): number {
  return Object.values(counted).reduce((sum, one) => sum + one, 0);
}
