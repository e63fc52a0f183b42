// A stranger locks no owner out: guesses, requests and tries are counted apart from the owner's.
import {
  createAccount,
  editPassword,
  getCaptcha,
  sendSmsCode,
  signIn,
  signInByCode,
  signOut,
} from '@shuji/contract/account/calls';
import {
  answerFactor,
  beginFactor,
  confirmFactor,
  getOwnOperator,
  signInToOffice,
} from '@shuji/contract/operator/calls';
import { endOtherSessions, listSessions } from '@shuji/contract/session/calls';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CastName, cast } from '#src/demo/cast.ts';
import { openBrowser, type TestBrowser } from '#test/browser.ts';
import { person, withPhone } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { sql, providers, server, as } = centre;
const minute = 60_000;
let addresses = 0;

beforeEach(() => sql`delete from quota`);
afterEach(() => providers.setClock(null));

/** A fresh browser, at an address of its own. */
function fresh(): TestBrowser {
  addresses += 1;
  return openBrowser(server, `10.9.${addresses >> 8}.${addresses & 255}`);
}

async function enter(browser: TestBrowser, phone: string, password = person.password) {
  return browser(signIn, { phone, password, ...(await browser.solved()) });
}

async function enterOffice(browser: TestBrowser, username: string, password: string, code?: string) {
  return browser(signInToOffice, { username, password, code, ...(await browser.solved('office')) });
}

async function askForCode(browser: TestBrowser, phone: string, purpose: 'login' | 'register' | 'reset' = 'login') {
  await browser(sendSmsCode, { phone, purpose, ...(await browser.solved(purpose)) });
  return /\d{6}/.exec(providers.sms.recent().find((sent) => sent.phone === phone)?.text ?? '')?.[0] ?? '';
}

function nameOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'in',
    (refused: Error) => refused.name,
  );
}

test('strangers’ wrong passwords close the account to strangers, never to a device that signed in before', async () => {
  const phone = '13511110001';
  await withPhone(centre, phone);
  const own = fresh();
  const { token } = await enter(own, phone);
  await own(signOut, {}, token);
  for (let n = 0; n < 5; n += 1) expect(await nameOf(enter(fresh(), phone, `no-${n}`))).toBe('account.wrongPassword');
  expect(await nameOf(enter(fresh(), phone))).toBe('account.tooManyGuesses');
  expect(await nameOf(enter(own, phone))).toBe('in');
  // Nor do neighbours at the same address.
  for (let n = 0; n < 20; n += 1) await nameOf(enter(openBrowser(server, '10.9.0.1'), `1370000${1000 + n}`, 'no'));
  const again = openBrowser(server, '10.9.0.1');
  for (const [key, cookie] of own.cookies) again.cookies.set(key, cookie);
  expect(await nameOf(enter(again, phone))).toBe('in');
});

test('a known device has five guesses of its own, and knows one account only', async () => {
  const [mine, theirs] = ['13511110002', '13511110003'] as const;
  await withPhone(centre, mine);
  await withPhone(centre, theirs);
  const own = fresh();
  await enter(own, mine);
  for (let n = 0; n < 5; n += 1) expect(await nameOf(enter(own, mine, `no-${n}`))).toBe('account.wrongPassword');
  expect(await nameOf(enter(own, mine))).toBe('account.tooManyGuesses');
  // Its guesses leave the strangers' five as they are, and the other way round.
  expect(await nameOf(enter(fresh(), mine))).toBe('in');
  for (let n = 0; n < 5; n += 1) await nameOf(enter(fresh(), theirs, `no-${n}`));
  expect(await nameOf(enter(own, theirs))).toBe('account.tooManyGuesses');
});

test('a cookie that was made up is a stranger’s, and is never taken over', async () => {
  const phone = '13511110004';
  await withPhone(centre, phone);
  const planted = 'A'.repeat(43);
  const own = fresh();
  own.cookies.set('device /mobile', { name: 'device', value: planted, path: '/mobile' });
  await enter(own, phone);
  expect(own.cookies.get('device /mobile')?.value).not.toBe(planted);
  const rows = await sql`select encode(token_hash, 'hex') as hash, known_device::text as text from known_device`;
  expect(rows.every((row) => !String(row.text).includes(own.cookies.get('device /mobile')?.value ?? '-'))).toBe(true);
});

test('a changed password, and ending other sign-ins, make strangers of all other devices', async () => {
  const phone = '13511110005';
  await withPhone(centre, phone);
  const [own, lost] = [fresh(), fresh()];
  const mine = await enter(own, phone);
  await enter(lost, phone);
  const close = async () => {
    await sql`delete from quota`;
    for (let n = 0; n < 5; n += 1) await nameOf(enter(fresh(), phone, `no-${n}`));
  };
  await close();
  expect(await nameOf(enter(lost, phone))).toBe('in');
  await own(endOtherSessions, {}, mine.token);
  expect(await own(listSessions, {}, mine.token)).toHaveLength(1);
  expect(await nameOf(enter(lost, phone))).toBe('account.tooManyGuesses');
  expect(await nameOf(enter(own, phone))).toBe('in');

  await sql`delete from quota`;
  await enter(lost, phone);
  const smsCode = await askForCode(own, phone, 'reset');
  await own(editPassword, { purpose: 'reset', phone, smsCode, password: 'another-quiet-lake' });
  await close();
  expect(await nameOf(enter(lost, phone, 'another-quiet-lake'))).toBe('account.tooManyGuesses');
  expect(await nameOf(enter(own, phone, 'another-quiet-lake'))).toBe('in');
});

test("a password reset on a new device during strangers' guesses signs in there", async () => {
  const phone = '13511110006';
  await withPhone(centre, phone);
  for (let n = 0; n < 6; n += 1) await nameOf(enter(fresh(), phone, `no-${n}`));
  const own = fresh();
  const smsCode = await askForCode(own, phone, 'reset');
  await own(editPassword, { purpose: 'reset', phone, smsCode, password: 'another-quiet-lake' });
  expect(await nameOf(enter(own, phone, 'another-quiet-lake'))).toBe('in');
});

test('messages that strangers ask for leave some for the owner’s own device, this minute and all day', async () => {
  const phone = '13511110007';
  await withPhone(centre, phone);
  const own = fresh();
  await enter(own, phone);
  const start = Date.now();
  const sent = { strangers: 0, own: 0 };
  for (let hour = 0; hour < 4; hour += 1) {
    for (let n = 0; n < 8; n += 1) {
      providers.setClock(new Date(start + (hour * 61 + n * 1.1) * minute));
      if ((await nameOf(askForCode(fresh(), phone))) === 'in') sent.strangers += 1;
    }
    if (hour < 2) {
      const smsCode = await askForCode(own, phone);
      expect(await nameOf(own(signInByCode, { phone, smsCode }))).toBe('in');
      sent.own += 1;
    }
  }
  expect(sent).toEqual({ strangers: 8, own: 2 });
  providers.setClock(new Date(start + 5 * 61 * minute));
  // The daily maximum is ten, for any requester.
  expect(await nameOf(askForCode(own, phone))).toBe('account.smsTooOften');
});

test('one address asks for three messages an hour to one phone, and for thirty in all', async () => {
  const start = Date.now();
  const at = (n: number) => providers.setClock(new Date(start + n * 61_000));
  const stranger = fresh();
  const names: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    at(n);
    names.push(await nameOf(askForCode(stranger, '13511110008', 'register')));
  }
  expect(names).toEqual(['in', 'in', 'in', 'account.smsTooOften']);
  at(4);
  expect(await nameOf(askForCode(fresh(), '13511110008', 'register'))).toBe('in');
  const many: string[] = [];
  for (let n = 0; n < 30; n += 1) many.push(await nameOf(askForCode(stranger, String(13_511_120_000 + n), 'register')));
  expect(many.filter((name) => name === 'in')).toHaveLength(27);
  expect(many.at(-1)).toBe('door.tooMany');
});

test('only the browser that requested a code may try it, at sign-up too: strangers spend and replace nothing', async () => {
  const phone = '13511110009';
  const own = fresh();
  const smsCode = await askForCode(own, phone, 'register');
  const form = { phone, password: person.password, terms: true, privacy: true } as const;
  const wrong = smsCode === '000000' ? '000001' : '000000';
  for (let n = 0; n < 8; n += 1)
    expect(await nameOf(fresh()(createAccount, { ...form, smsCode: wrong }))).toBe('account.wrongSmsCode');
  providers.setClock(new Date(Date.now() + 1.1 * minute));
  const stranger = fresh();
  await askForCode(stranger, phone, 'register');
  // Nor does the right code open anything elsewhere.
  expect(await nameOf(stranger(createAccount, { ...form, smsCode }))).toBe('account.wrongSmsCode');
  expect(await nameOf(own(createAccount, { ...form, smsCode }))).toBe('in');
});

test('a captcha is good for its purpose and its asker alone, and another try destroys it', async () => {
  const phone = '13511110010';
  await withPhone(centre, phone);
  const browser = fresh();
  const forComplaint = await browser.solved('complaint');
  const tried = (one: TestBrowser, answer: { uuid: string; captcha: string }) =>
    nameOf(one(signIn, { phone, password: person.password, ...answer }));
  expect(await tried(browser, forComplaint)).toBe('session.wrongCaptcha');
  const ofAnother = await browser.solved();
  expect(await tried(fresh(), ofAnother)).toBe('session.wrongCaptcha');
  expect(await tried(browser, ofAnother)).toBe('session.wrongCaptcha');
  expect(await tried(browser, await browser.solved())).toBe('in');
  // A client without cookies is known by its network and program.
  const { uuid } = await as('visitor')(getCaptcha, {});
  await expect(
    as('visitor')(signIn, { phone, password: person.password, uuid, captcha: '7k3m' }),
  ).resolves.toHaveProperty('token');
});

test('neighbours who draw every captcha of an address leave those of a known device', async () => {
  const phone = '13511110011';
  await withPhone(centre, phone);
  const own = fresh();
  const address = `10.9.${addresses >> 8}.${addresses & 255}`;
  await enter(own, phone);
  const neighbour = openBrowser(server, address);
  for (let n = 0; n < 60; n += 1) await nameOf(neighbour.solved());
  expect(await nameOf(neighbour.solved())).toBe('door.tooMany');
  expect(await nameOf(enter(own, phone))).toBe('in');
});

const team: CastName[] = ['zhao', 'sun', 'qian', 'zhou'];

function codeAt(secret: string, moment: number): string {
  providers.setClock(new Date(moment));
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });
}

test('strangers at many addresses cannot keep the office out: not on known devices, nor who gives a second factor first', {
  timeout: 60_000,
}, async () => {
  const start = Date.now();
  const desks = new Map<string, { own: TestBrowser; password: string; secret: string }>();
  for (const [place, name] of team.entries()) {
    const { password } = cast[name];
    const own = fresh();
    const { token } = await enterOffice(own, name, password);
    const { secret } = await own(beginFactor, {}, token);
    await own(confirmFactor, { code: codeAt(secret, start + place) }, token);
    desks.set(name, { own, password, secret });
  }
  let round = 0;
  const attack = async () => {
    const guesses = [...desks.keys()].flatMap((name) => [
      ...Array.from({ length: 5 }, (_, n) => enterOffice(fresh(), name, `no-${round}-${n}`)),
      ...Array.from({ length: 3 }, (_, n) => enterOffice(fresh(), name, 'no', `00000${n}`)),
    ]);
    await Promise.all(guesses.map(nameOf));
    for (const [name, { password }] of desks)
      expect(await nameOf(enterOffice(fresh(), name, password))).toBe('operator.tooManyGuesses');
  };
  for (; round < 2; round += 1) {
    const now = start + (round + 1) * 20 * minute;
    providers.setClock(new Date(now));
    await attack();
    for (const [name, { own, password, secret }] of desks) {
      const { token, owes } = await enterOffice(own, name, password);
      expect(owes).toBe('code');
      await own(answerFactor, { code: codeAt(secret, now) }, token);
      const elsewhere = fresh();
      const there = await enterOffice(elsewhere, name, password, codeAt(secret, now + minute));
      expect(there.owes).toBeNull();
      expect((await elsewhere(getOwnOperator, {}, there.token)).owes).toBeNull();
    }
  }
});

test('a second factor given first is counted by address, reveals no operator, and is good once', async () => {
  const username = 'zhao';
  const [row] = await sql`select totp_sealed from operator where username = ${username}`;
  const secret = providers.vault.decrypt(String(row?.totpSealed));
  const { password } = cast[username];
  const now = Date.now() + 3 * 60 * minute;
  const code = codeAt(secret, now);
  const wrong = code === '000000' ? '000001' : '000000';
  const stranger = fresh();
  const names: string[] = [];
  for (let n = 0; n < 21; n += 1)
    names.push(await nameOf(enterOffice(stranger, n % 2 ? username : 'nobody', 'no', wrong)));
  expect(new Set(names.slice(0, 20))).toEqual(new Set(['operator.wrongCode']));
  expect(names[20]).toBe('session.tooManyFromHere');
  expect(await nameOf(enterOffice(fresh(), username, password, code))).toBe('in');
  expect(await nameOf(enterOffice(fresh(), username, password, code))).toBe('operator.wrongCode');
});

test('an operator’s password alone knows no device and locks no known one', async () => {
  const { password } = cast.sun;
  const [row] = await sql`select totp_sealed from operator where username = 'sun'`;
  const secret = providers.vault.decrypt(String(row?.totpSealed));
  const now = Date.now() + 4 * 60 * minute;
  const own = fresh();
  await enterOffice(own, 'sun', password, codeAt(secret, now));
  const thief = fresh();
  const { token } = await enterOffice(thief, 'sun', password);
  expect([...thief.cookies.keys()].filter((key) => key.startsWith('officeDevice'))).toEqual([]);
  for (let n = 0; n < 6; n += 1) await nameOf(thief(answerFactor, { code: `00000${n}` }, token));
  const mine = await enterOffice(own, 'sun', password);
  expect(await nameOf(own(answerFactor, { code: codeAt(secret, now + minute) }, mine.token))).toBe('in');
});
