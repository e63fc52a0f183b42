// C9: wherever a user's address leads, nothing of ours arrives where it must not.
import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type CallOutSettings, OutFailed, openCallOut, readBeginning } from './call-out.ts';

interface Trap {
  port: number;
  requests: string[];
}

async function trap(answer: { status?: number; headers?: Record<string, string>; body?: string } = {}): Promise<Trap> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? 'secret');
  });
  server.on('connection', () => requests.push('connected'));
  await new Promise<void>((listening) => server.listen(0, '::', listening));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, requests };
}

/** A resolver with given answers for each name, in order. */
function names(answers: Record<string, string[][]>): { lookup: LookupFunction; lookups: string[] } {
  const lookups: string[] = [];
  const lookup: LookupFunction = (host, options, done) => {
    const nth = lookups.filter((one) => one === host).length;
    lookups.push(host);
    const addresses = answers[host]?.[Math.min(nth, (answers[host]?.length ?? 1) - 1)] ?? [];
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (found.length === 0) return done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
  return { lookup, lookups };
}

async function outcome(url: string, settings: CallOutSettings): Promise<string> {
  try {
    const { status, body } = await openCallOut(settings)({ url, signal: AbortSignal.timeout(3_000) });
    body.destroy();
    return String(status);
  } catch (error) {
    return error instanceof OutFailed ? error.reason : String(error);
  }
}

const literals: Record<string, string[]> = {
  loopback: [
    '127.0.0.1',
    '127.8.9.10',
    '2130706433',
    '017700000001',
    '0177.0.0.1',
    '0x7f000001',
    '0x7f.1',
    '127.1',
    '127.0.0.1.',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '0.0.0.0',
    '0',
    '[::]',
  ],
  mapped: [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[::ffff:169.254.169.254]',
    '[::ffff:0:127.0.0.1]',
    '[2001:0:7f00:1::]',
  ],
  private: [
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.1',
    '167772161',
    '[fd00::1]',
    '[fc00::1]',
    '[fec0::1]',
  ],
  shared: [
    '100.64.0.1',
    '100.127.255.254',
    '192.0.0.8',
    '198.18.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '224.0.0.1',
    '239.1.1.1',
    '[ff02::1]',
  ],
  metadata: [
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.170.2',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fe80::a9fe:a9fe]',
  ],
};

test('C9: no literal address in any spelling leads inside', async () => {
  const { port, requests } = await trap();
  const settings = { ports: [port], allow: [] };
  const tried = Object.values(literals).flat();
  for (const host of tried)
    expect([host, await outcome(`http://${host}:${port}/`, settings)]).toEqual([host, 'forbidden']);
  expect(requests).toEqual([]);
  console.info(`C9 literal addresses: ${tried.length} forms tried, ${requests.length} reached`);
});

test('C9: no name leads inside, neither by its first answer nor by one among several nor by a later one', async () => {
  const { port, requests } = await trap();
  const inside = [
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '192.168.0.1',
    '169.254.169.254',
    'fd00::1',
    '::ffff:127.0.0.1',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const answers = Object.fromEntries(inside.map((address, at) => [`name${at}.example`, [[address]]]));
  answers['several.example'] = [['93.184.216.34', '127.0.0.1']];
  answers['none.example'] = [];
  const { lookup } = names(answers);
  const settings = { ports: [port], allow: [], lookup };
  const hosts = [...Object.keys(answers), 'localhost', 'localhost.', 'LOCALHOST'];
  for (const host of hosts)
    expect([host, await outcome(`http://${host}:${port}/`, settings)]).toEqual([host, 'forbidden']);
  expect(requests).toEqual([]);
  console.info(`C9 names: ${hosts.length} forms tried, ${requests.length} reached`);
});

test('C9: a name that resolves outside first and inside later is resolved once a connection, never inside', async () => {
  const { port, requests } = await trap();
  // 203.0.114.0/24 is public but no host answers there: the first connection must not go elsewhere.
  const { lookup, lookups } = names({ 'rebind.example': [['203.0.114.7'], ['127.0.0.1']] });
  const call = openCallOut({ ports: [port], allow: [], lookup });
  const ask = () =>
    call({ url: `http://rebind.example:${port}/`, signal: AbortSignal.timeout(700) }).then(
      () => 'reached',
      (error: Error) => (error instanceof OutFailed ? error.reason : error.name),
    );
  expect(['TimeoutError', 'unreachable', 'timeout']).toContain(await ask());
  expect(lookups).toHaveLength(1);
  expect(await ask()).toBe('forbidden');
  expect(requests).toEqual([]);
  console.info(`C9 rebinding: 2 turns tried, ${requests.length} reached`);
});

test('C9: a redirect is returned and not followed', async () => {
  const inside = await trap();
  let tried = 0;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of [`http://127.0.0.1:${inside.port}/`, 'http://169.254.169.254/', 'file:///etc/passwd']) {
      const front = await trap({ status, headers: { location } });
      const allow = [`http://localhost:${front.port}/`];
      expect(await outcome(`http://localhost:${front.port}/a`, { ports: [], allow })).toBe(String(status));
      tried += 1;
    }
  }
  expect(inside.requests).toEqual([]);
  console.info(`C9 redirects: ${tried} tried, ${inside.requests.length} reached`);
});

test('C9: other schemes, other ports, passwords in the address and what only begins like an allowed address are refused', async () => {
  const { port, requests } = await trap();
  const settings = { ports: [80, 443], allow: ['http://127.0.0.1:1/api/demo/'] };
  const urls = [
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://127.0.0.1:70/',
    'data:text/plain,x',
    'http://',
    'nonsense',
    '//127.0.0.1/',
    'http://93.184.216.34:22/',
    'https://93.184.216.34:5432/',
    'http://user:pass@93.184.216.34/',
    `http://127.0.0.1:${port}/`,
    'http://127.0.0.1:1/api/other',
    'http://127.0.0.1:1/api/demo/../order',
    'http://127.0.0.1:1/api/demo/%2e%2e/order',
    'http://127.0.0.1:1@93.184.216.34:22/api/demo/',
  ];
  for (const url of urls) expect([url, await outcome(url, settings)]).toEqual([url, 'forbidden']);
  expect(requests).toEqual([]);
  console.info(`C9 schemes, ports and disguises: ${urls.length} tried, ${requests.length} reached`);
});

test('an allowed upstream hears the method, the body and the caller’s headers, and none of the connection’s', async () => {
  const { port, requests } = await trap({ body: 'x'.repeat(5_000) });
  const call = openCallOut({ ports: [], allow: [`http://127.0.0.1:${port}/`] });
  const headers = { 'x-key': 'k', host: 'inner.example', 'X-Forwarded-For': '10.0.0.1', 'content-length': '3' };
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await call({
      url: `http://127.0.0.1:${port}/a?b=1`,
      method: 'POST',
      headers,
      body: '{"a":1}',
    });
    const { bytes, isWhole } = await readBeginning(body, n === 2 ? 1_000 : 8_000);
    await setImmediate();
    expect([status, bytes.length, isWhole]).toEqual(n === 2 ? [200, 1_000, false] : [200, 5_000, true]);
  }
  expect(requests.filter((one) => one === 'connected')).toHaveLength(1);
  expect(requests[1]).toContain('POST /a?b=1');
  expect(requests[1]).toContain('"x-key":"k"');
  expect(requests[1]).toContain('"content-length":"7"');
  expect(requests[1]).not.toMatch(/inner\.example|10\.0\.0\.1/);
});

test('a request to a silent upstream times out', async () => {
  const server = createServer(() => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const failed = openCallOut({ ports: [], allow: [url] })({ url, quietMs: 50 });
  await expect(failed).rejects.toMatchObject({ reason: 'timeout' });
});
