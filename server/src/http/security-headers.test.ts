// C12 of goals.md: the headers on every reply, whatever became of it; and what does not start.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#src/config/environment.ts';
import { testProofLog } from '#test/keys.ts';
import { startProgram, untilReady } from '#test/program.ts';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';

const { server, sql, config } = await world();
const isBuilt = existsSync(resolve(import.meta.dirname, '../../../web/build/server/index.js'));
const json = { 'content-type': 'application/json', mobile: '1' };

const requests: [string, InjectOptions][] = [
  ['a reply', { url: '/api/product/list' }],
  ['the same again', { url: '/api/product/list' }],
  ['a refusal', { method: 'POST', url: '/mobile/login', headers: json, payload: '{}' }],
  ['a body that is no JSON', { method: 'POST', url: '/mobile/login', headers: json, payload: '{' }],
  ['a body too large', { method: 'POST', url: '/mobile/login', headers: json, payload: ' '.repeat(2_000_000) }],
  ['an unknown type', { method: 'POST', url: '/mobile/login', headers: { 'content-type': 'text/x' }, payload: 'x' }],
  ['an unknown address', { method: 'POST', url: '/api/nothing' }],
  ['an unknown method', { method: 'DELETE', url: '/api/product/list' }],
  ['an address that is none', { url: '/api/product/info/%' }],
  ['a file that is not there', { url: '/api/file/0' }],
  ['the health', { url: '/readyz' }],
  ['the description', { url: '/openapi.json' }],
  ['the sitemap', { url: '/sitemap.xml' }],
  ['the gateway', { url: '/gateway/nobody/x' }],
  ['a fault', { url: '/wl/pc/website/dict/web_title' }],
];
const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': /SAMEORIGIN|DENY/,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
};

test('every reply carries the headers, faults and what the framework refuses included', async () => {
  await sql`alter table setting rename to setting_gone`;
  const bare: string[] = [];
  for (const [what, request] of requests) {
    const { headers } = await server.inject(request);
    for (const [name, value] of Object.entries(expected))
      if (!String(headers[name] ?? '').match(value)) bare.push(`${what}: ${name}`);
  }
  await sql`alter table setting_gone rename to setting`;
  printNumber({ id: 'C12', is: bare.length, of: `headers missing on ${requests.length} kinds of reply`, atMost: 0 });
  expect(bare).toEqual([]);
});

const pages = [
  ['a page', '/product', 200],
  ['the same again', '/product', 200],
  ['a page for those who have signed in', '/mycenter', 200],
  ['a page of the office', '/office', 200],
  ['a product that is not there', '/prodinfo?id=00000000-0000-7000-8000-000000000000', 404],
  ['no page', '/nothing', 404],
  ['a page whose rows cannot be read', '/news', 500],
  ['a file of the program', '/favicon.svg', 200],
] as const;
const ofPages = { 'content-security-policy': /script-src [^;]*'sha256-/, ...expected };

test.runIf(isBuilt)(
  'every page carries them too, with its policy and, behind TLS, the promise to stay there',
  async () => {
    const program = await startProgram({
      databaseUrl: config.databaseUrl,
      env: { PUBLIC_ORIGIN: 'https://data.example.cn' },
    });
    const bare: string[] = [];
    try {
      await untilReady(program.origin);
      await sql`alter table news rename to news_gone`;
      for (const [what, path, status] of pages) {
        const reply = await fetch(program.origin + path);
        expect([what, reply.status]).toEqual([what, status]);
        const isPage = reply.headers.get('content-type')?.startsWith('text/html');
        for (const [name, value] of Object.entries(isPage ? ofPages : expected))
          if (!(reply.headers.get(name) ?? '').match(value)) bare.push(`${what}: ${name}`);
        if (!/max-age=\d{8,}/.test(reply.headers.get('strict-transport-security') ?? '')) bare.push(`${what}: HSTS`);
      }
    } finally {
      await sql`alter table if exists news_gone rename to news`;
      await program.end();
    }
    printNumber({ id: 'C12', is: bare.length, of: `headers missing on ${pages.length} kinds of page`, atMost: 0 });
    expect(bare).toEqual([]);
  },
  60_000,
);

test('production does not start with demo accounts, a missing key, a published one, or one key for two', () => {
  const whole = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://shuji@127.0.0.1/shuji',
    SECRET_KEY: '64a1b78c865a1f296bad9158e79745ba22c28e013ecc02142ea0401e6d62aadb',
    LOG_ED25519_KEY: testProofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: testProofLog.sm2Key.toString('hex'),
    SMS_URL: 'https://sms.example.cn/send',
    SMS_KEY: 'k',
  };
  expect(() => readConfig(whole)).not.toThrow();
  const wrong: Record<string, string | undefined>[] = [
    { DEMO: '1' },
    { SECRET_KEY: undefined },
    { SECRET_KEY: 'short' },
    { SECRET_KEY: '00'.repeat(32) },
    { DATABASE_URL: 'postgres://shuji@db.example.cn/shuji' },
    { SMS_URL: 'http://sms.example.cn/send' },
    { LOG_ED25519_KEY: undefined },
    { LOG_SM2_KEY: undefined },
    { LOG_ED25519_KEY: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60' },
    { LOG_SM2_KEY: '77'.repeat(32) },
    { LOG_ED25519_KEY: whole.SECRET_KEY },
    { SMS: 'local' },
    { OUTSIDE_ALLOW: 'http://127.0.0.1:9000/' },
  ];
  const started = wrong.filter((change) => {
    try {
      readConfig({ ...whole, ...change });
      return true;
    } catch {
      return false;
    }
  });
  printNumber({
    id: 'C12',
    is: started.length,
    of: `of ${wrong.length} unsafe settings start in production`,
    atMost: 0,
  });
  expect(started).toEqual([]);
});
