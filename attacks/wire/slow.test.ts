// Clients that take their time: silent ones, those who spell out their head, those who spell out their body.
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { world } from '../../server/test/world.ts';
import { atLength } from '../length.ts';
import { head, open, type Raw } from './socket.ts';

const { server } = await world();
await server.listen({ port: 0, host: '127.0.0.1' });
const node = server.server;
const { port } = node.address() as AddressInfo;
const each = atLength(60, 400);

const kinds: Record<string, (raw: Raw) => void> = {
  'say nothing': () => {},
  'spell out their head': ({ socket }) => {
    socket.write('GET /api/product/list HTTP/1.1\r\nhost: localhost\r\n');
    drip(socket, 'x-a: b\r\n');
  },
  'spell out their body': ({ socket }) => {
    const headers = {
      mobile: '1',
      'content-type': 'application/json',
      'content-length': 100_000,
      connection: 'keep-alive',
    };
    socket.write(head('POST', '/mobile/login', headers));
    drip(socket, ' ');
  },
  'spell out a body without an end': ({ socket }) => {
    const headers = {
      mobile: '1',
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      connection: 'keep-alive',
    };
    socket.write(head('POST', '/mobile/login', headers));
    drip(socket, '1\r\n \r\n');
  },
};

function drip(socket: Raw['socket'], bytes: string): void {
  const timer = setInterval(() => socket.write(bytes), 500);
  socket.once('close', () => clearInterval(timer));
}

test('as it starts, the server waits no longer than twenty seconds for a head and five minutes for anything', () => {
  expect(node.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(node.requestTimeout).toBeLessThanOrEqual(300_000);
  // A reply that the client never reads occupies a request too.
  expect(node.timeout).toBeGreaterThan(0);
  expect(node.timeout).toBeLessThanOrEqual(300_000);
});

test('slow clients are disconnected when their time is over, and delay no other client', async () => {
  const raws: Raw[] = [];
  for (const begin of Object.values(kinds)) {
    const some = await Promise.all(Array.from({ length: each }, () => open(port)));
    some.forEach(begin);
    raws.push(...some);
  }
  let open_ = raws.length;
  for (const { closed } of raws) void closed.then(() => (open_ -= 1));

  const others = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${port}/wl/statistics`).then((reply) => reply.status)),
  );
  const waiting = open_;
  // The same clock with shorter hands.
  node.headersTimeout = 1_000;
  node.requestTimeout = 2_000;
  await expect.poll(() => open_, { timeout: 60_000, interval: 250 }).toBe(0);
  await sleep(0);
  printFigure({
    id: 'slow clients',
    figure: `${raws.length} slow connections of ${Object.keys(kinds).length} kinds, ${others.filter((status) => status === 200).length} of 100 others served meanwhile, ${open_} slow ones left`,
    goal: '100 of 100 served, 0 left',
    holds: waiting === raws.length && others.every((status) => status === 200) && open_ === 0,
  });
  expect(waiting).toBe(raws.length);
  expect(others.filter((status) => status !== 200)).toEqual([]);
}, 120_000);
