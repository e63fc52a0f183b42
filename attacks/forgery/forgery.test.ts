// C9 of goals.md: addresses that users name, through the doors that call them, against a trap on this machine.

import { createServer } from 'node:http';
import { type AddressInfo, type LookupFunction, createServer as listenTo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { changeGatewayUpstream } from '@shuji/contract/gateway/calls';
import { testApi } from '@shuji/contract/product/api';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { openCallOut } from '../../server/src/providers/call-out.ts';
import { buyAccess, listApi } from '../../server/test/gateway.ts';
import { aDraft } from '../../server/test/product.ts';
import { Refused } from '../../server/test/refused.ts';
import { world } from '../../server/test/world.ts';
import { atLength } from '../length.ts';
import { disguises, hosts, insideAnswers } from './addresses.ts';

const timeoutMs = atLength(120_000, 1_800_000);

const centre = await world();
const { as, sql, providers, server } = centre;
const trap = { hits: [] as string[], port: 0 };
// Not only HTTP: to be connected to is to be hit.
const listening = listenTo((socket) => {
  trap.hits.push(`connected from ${socket.remoteAddress}`);
  socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
});
await new Promise<void>((done) => listening.listen(0, '::', done));
trap.port = (listening.address() as AddressInfo).port;
afterAll(() => void listening.close());

const own = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));

/** The test's own resolver: each name resolves to its given addresses in turn. */
const answers = new Map<string, string[][]>();
const lookups = new Map<string, number>();
const lookup: LookupFunction = (host, _, done) => {
  const turn = lookups.get(host) ?? 0;
  lookups.set(host, turn + 1);
  const reply = answers.get(host);
  const found = reply?.[Math.min(turn, reply.length - 1)] ?? [];
  done(
    found.length > 0 ? null : Object.assign(new Error('none'), { code: 'ENOTFOUND' }),
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};
const reach = (allow: string[] = []) => {
  providers.callOut = openCallOut({ ports: [80, 443, trap.port], allow, lookup });
};

const draft = await aDraft(centre);
const api = { method: 'GET' as const, parameters: [], reply: '{"a":1}', errorCodes: [], errors: '' };
const count = { tried: 0 };

async function tryApi(url: string): Promise<string> {
  count.tried += 1;
  if (count.tried % 9 === 0) await sql`delete from quota`;
  return as('li')(testApi, { id: draft, url, api }).then(
    ({ outcome }) => outcome,
    (error) => (error instanceof Refused ? error.name : String(error)),
  );
}

test(
  'no address that a supplier has tested leads inside, however it is written',
  async () => {
    reach();
    const all = hosts(own).filter((_, at) => atLength(at % 3 === 0, true));
    const wrong: string[] = [];
    for (const url of [...all.map((host) => `http://${host}:${trap.port}/`), ...disguises(trap.port)]) {
      const outcome = await tryApi(url);
      if (!['product.apiAddress', 'door.badInput'].includes(outcome)) wrong.push(`${url}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(trap.hits).toEqual([]);
  },
  timeoutMs,
);

test(
  'no name leads inside, whatever it answers and whenever',
  async () => {
    reach();
    // 203.0.114.0/24 is public and no host answers there; it is only ever a first answer among others.
    const answer = fc.array(fc.constantFrom(...insideAnswers, '203.0.114.7'), { minLength: 1, maxLength: 3 });
    const turns = fc.array(answer, { minLength: 1, maxLength: 4 });
    const drawn = fc.sample(turns, { numRuns: atLength(60, 1_500), seed: 20_261 });
    for (const [at, batch] of drawn.entries()) {
      const host = `name${at}.example`;
      // An answer that is open throughout would be connected to, in vain and for seconds.
      answers.set(
        host,
        batch.map((one) => (one.every((address) => address === '203.0.114.7') ? ['127.0.0.1', ...one] : one)),
      );
      for (let turn = 0; turn < batch.length; turn += 1) await tryApi(`http://${host}:${trap.port}/`);
    }
    expect(trap.hits).toEqual([]);
  },
  timeoutMs,
);

test(
  'a redirect into the inside is returned and not followed',
  async () => {
    const places = [
      `http://127.0.0.1:${trap.port}/`,
      `http://[::1]:${trap.port}/`,
      `//localhost:${trap.port}/`,
      'file:///etc/passwd',
    ];
    let place = '';
    let status = 302;
    const front = createServer((_, response) =>
      response.writeHead(status, { location: place, refresh: `0;url=${place}` }).end(),
    );
    await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
    afterAll(() => void front.close());
    const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}/`;
    reach([origin]);
    const outcomes: string[] = [];
    for (place of places) for (status of [301, 302, 303, 307, 308]) outcomes.push(await tryApi(`${origin}${status}`));
    expect([...new Set(outcomes)]).toEqual(['redirected']);
    expect(trap.hits).toEqual([]);
  },
  timeoutMs,
);

test(
  'the gateway calls no upstream inside',
  async () => {
    reach();
    await sql`update setting set value = '10000' where key = 'gateway_per_second'`;
    const product = await listApi(centre, null);
    const access = await buyAccess(centre, product, 'https://api.example.com/v1');
    const settings = { id: access.id, secretPlace: 'header', secretName: 'X-Token', secret: 's' } as const;
    const all = hosts(own).filter((_, at) => at % atLength(25, 4) === 0);
    answers.set('rebind.example', [['127.0.0.1'], ['::1'], ['169.254.169.254']]);
    for (const host of [...all, 'rebind.example']) {
      const isSaved = await as('li')(changeGatewayUpstream, {
        ...settings,
        endpoint: `http://${host}:${trap.port}/v1`,
      }).then(
        () => true,
        () => false,
      );
      count.tried += 1;
      if (!isSaved) continue;
      const reply = await server.inject({ url: `/gateway/${access.id}/x`, headers: { 'x-api-key': access.key } });
      expect([host, reply.headers['x-gateway-refused']]).toEqual([host, 'gateway.unreachable']);
    }
    printFigure({
      id: 'C9',
      figure: `${count.tried} addresses tried at two doors, the trap hit ${trap.hits.length} times`,
      goal: 'hit 0 times',
      holds: trap.hits.length === 0,
    });
    expect(trap.hits).toEqual([]);
  },
  timeoutMs,
);

test(
  'the trap would be hit, were there no guard',
  async () => {
    reach([`http://127.0.0.1:${trap.port}/`]);
    await tryApi(`http://127.0.0.1:${trap.port}/`);
    expect(trap.hits.length).toBe(1);
  },
  timeoutMs,
);
