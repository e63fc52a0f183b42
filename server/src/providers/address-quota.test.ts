import { getCaptcha, signIn } from '@shuji/contract/account/calls';
import type { CaptchaPurpose } from '@shuji/contract/account/labels';
import { type Call, type Input, toRequest } from '@shuji/contract/call';
import { fileComplaint } from '@shuji/contract/complaint/calls';
import { refusals } from '@shuji/contract/refusals';
import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRateLimit } from '#src/http/rate-limit.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';
import { addressKeys } from './address-quota.ts';

const { sql, server } = await world();

beforeEach(() => sql`delete from quota`);

async function ask<C extends Call>(call: C, input: Input<C>, remoteAddress: string, cookie = '') {
  const { method, url, body } = toRequest(call, input);
  const headers = { mobile: '1', cookie };
  const reply = await server.inject({ method, url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
  const cookies = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...reply.json<{ code: number; data: { uuid: string } }>(), cookies };
}

/** A captcha drawn at one address and answered, by the cookie that it is bound to, at another. */
async function solved<C extends Call>(call: C, purpose: CaptchaPurpose, input: object, drawnAt: string, from: string) {
  const { data, cookies } = await ask(getCaptcha, { purpose }, drawnAt);
  return ask(call, { ...input, uuid: data.uuid, captcha: captchaAnswer } as Input<C>, from, cookies);
}

/** A wrong password for an unregistered account; the captcha is fetched from elsewhere. */
async function guess(n: number, from: string): Promise<number> {
  const phone = String(13_700_000_000 + n);
  return (await solved(signIn, 'login', { phone, password: 'wrong' }, `10.0.0.${n % 250}`, from)).code;
}

const tooMany = refusals['session.tooManyFromHere'].code;
const wrong = refusals['account.wrongPassword'].code;

describe('which networks an address counts under', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['::ffff:c000:0207', ['192.0.2.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['in-process', ['in-process']],
  ])('%s', (address, keys) => {
    expect(addressKeys(address).map(({ key }) => key)).toEqual(keys);
  });
});

test('changing the address within one /64 gives no more guesses than one address', async () => {
  for (let n = 0; n < 20; n += 1) expect(await guess(n, `2001:db8:0:1::${n + 1}`)).toBe(wrong);
  expect(await guess(20, '2001:db8:0:1:ffff::1')).toBe(tooMany);
  expect(await guess(21, '2001:db8:0:2::1')).toBe(wrong);
});

test('a /48 guesses eight times as often as an address, and one /64 that is refused uses up nothing of it', async () => {
  for (let n = 0; n < 19; n += 1) await guess(n, '2001:db8:0:1::1');
  await sql`update quota set taken = array_cat(taken, array_fill(taken[1], array[140])) where key = 'guess from 2001:db8:0::/48'`;
  expect(await guess(20, '2001:db8:0:1::2')).toBe(wrong);
  expect(await guess(21, '2001:db8:0:1::3')).toBe(tooMany);
  expect(await guess(22, '2001:db8:0:2::1')).toBe(tooMany);
  expect(await guess(23, '2001:db8:1:2::1')).toBe(wrong);
  const [network] = await sql<{ count: number }[]>`
    select cardinality(taken) as count from quota where key = 'guess from 2001:db8:0::/48'`;
  expect(network?.count).toBe(160);
});

test('captchas and complaints are counted by /64 too', async () => {
  for (let n = 0; n < 60; n += 1) expect((await ask(getCaptcha, {}, `2001:db8:2:1::${n + 1}`)).code).toBe(200);
  expect((await ask(getCaptcha, {}, '2001:db8:2:1::ff')).code).toBe(refusals['door.tooMany'].code);
  const complaint = {
    kind: 'question' as const,
    title: '无法打开页面',
    text: '页面一直打不开，刷新后仍是如此，请核实。',
    name: '张先生',
    files: [],
  };
  const file = async (from: string) =>
    (await solved(fileComplaint, 'complaint', { ...complaint, phone: '13700000001' }, '10.0.0.1', from)).code;
  for (let n = 0; n < 5; n += 1) expect(await file(`2001:db8:3:1::${n + 1}`)).toBe(200);
  expect(await file('2001:db8:3:1::ff')).toBe(refusals['complaint.tooMany'].code);
});

test('signed-out writes are counted by /64 and, eight times as many, by /48', async () => {
  const limit = openRateLimit(3);
  for (let n = 0; n < 3; n += 1) await limit(null, `2001:db8:4:1::${n}`);
  await expect(limit(null, '2001:db8:4:1::ff')).rejects.toMatchObject({ refusal: 'door.tooMany' });
  for (let n = 3; n < 24; n += 1) await limit(null, `2001:db8:4:${n}::1`);
  await expect(limit(null, '2001:db8:4:ff::1')).rejects.toMatchObject({ refusal: 'door.tooMany' });
  await limit('an account', '2001:db8:4:1::1');
});

test('behind a trusted proxy the forwarded address is counted, and a forged one of an untrusted caller is not', async () => {
  const seen = Fastify({ trustProxy: 'loopback' });
  seen.get('/', async (request) => addressKeys(request.ip).map(({ key }) => key));
  const from = async (remoteAddress: string, forwarded: string) =>
    (await seen.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).json();
  expect(await from('127.0.0.1', '2001:db8:5:1::9')).toEqual(['2001:db8:5:1::/64', '2001:db8:5::/48']);
  expect(await from('127.0.0.1', '::ffff:192.0.2.9')).toEqual(['192.0.2.9']);
  expect(await from('192.0.2.1', '2001:db8:5:1::9')).toEqual(['192.0.2.1']);
});
