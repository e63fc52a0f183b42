import { getCaptcha } from '@shuji/contract/account/calls';
import type { Call } from '@shuji/contract/call';
import { signInToOffice } from '@shuji/contract/operator/calls';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#src/app.ts';
import { readConfig } from '#src/config/environment.ts';
import { openDatabase } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { features } from '#src/features.ts';
import { openBrowser } from '#test/browser.ts';
import { world } from '#test/world.ts';
import { sideOf } from './feature.ts';
import { isOfficePath, parseNetworks } from './office-networks.ts';

const { config, sql, providers } = await world();
const pool = openDatabase(config.databaseUrl, { max: 4 });
const officeNetworks = parseNetworks('10.8.0.0/16,203.0.113.7,2001:db8:5::/48');
const bound = { ...config, officeNetworks, trustProxy: 'loopback' };
const { server } = await buildApp({ config: bound, pool, side: sql, providers, log: pino({ level: 'error' }) });
afterAll(async () => {
  await server.close();
  await pool.end({ timeout: 1 });
});

async function enter(address: string) {
  const browser = openBrowser(server, address);
  const { username, password } = cast.zhao;
  return browser(signInToOffice, { username, password, ...(await browser.solved('office')) });
}

test('the office is there for its networks alone, and the website for everyone', async () => {
  for (const inside of ['10.8.3.4', '203.0.113.7', '2001:db8:5:1::9', '::ffff:10.8.0.1'])
    await expect(enter(inside), inside).resolves.toHaveProperty('token');
  for (const outsider of ['10.9.0.1', '203.0.113.8', '2001:db8:6::1']) {
    await expect(enter(outsider), outsider).rejects.toMatchObject({ name: 'door.notFound' });
    await expect(openBrowser(server, outsider)(getCaptcha, {})).resolves.toHaveProperty('uuid');
  }
});

test('a forwarded client address counts only from a trusted proxy', async () => {
  const forged = { method: 'GET', url: '/office/api/me', headers: { 'x-forwarded-for': '10.8.0.1' } } as const;
  const direct = await server.inject({ ...forged, remoteAddress: '198.51.100.1' });
  expect(direct.json()).toMatchObject({ code: 404 });
  expect((await server.inject({ ...forged, remoteAddress: '127.0.0.1' })).json()).toMatchObject({ code: 401 });
});

test.each([
  '/office',
  '/office/login?x=1',
  '/OFFICE/login',
  '/%6fffice/login',
  '//office',
  '/x/../office',
  '/office.data',
])('a page of the office is not found elsewhere as %s', async (url) => {
  expect(isOfficePath(url)).toBe(true);
  const reply = await server.inject({ method: 'GET', url, remoteAddress: '198.51.100.1' });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('没有找到页面');
});

test('every call of the office has an address below /office, and no other call has', () => {
  const calls: Call[] = features.flatMap((feature) => feature.calls).map(({ call }) => call);
  const office = calls.filter(({ who }) => sideOf(who) === 'office');
  expect(office.filter(({ path }) => !isOfficePath(path)).map(({ path }) => path)).toEqual([]);
  expect(isOfficePath(signInToOffice.path)).toBe(true);
  for (const path of ['/', '/officer', '/office-hours', '/api/office', '/product'])
    expect(isOfficePath(path)).toBe(false);
});

test('a setting that names no network stops the start with a sentence', () => {
  expect(readConfig({ OFFICE_NETWORKS: '10.8.0.0/16, 203.0.113.7' }).officeNetworks).toHaveLength(2);
  expect(() => readConfig({ OFFICE_NETWORKS: '10.8.0.0/40' })).toThrow('OFFICE_NETWORKS');
  expect(readConfig({}).officeNetworks).toBeNull();
});
