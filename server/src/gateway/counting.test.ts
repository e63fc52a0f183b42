// A call counts from the moment it is sent, unless the supplier fails.

import { connect } from 'node:net';
import { getGateway, listGatewayCalls } from '@shuji/contract/gateway/calls';
import { callDays } from '@shuji/contract/gateway/labels';
import { expect, test } from 'vitest';
import { type Access, buyAccess, listApi } from '#test/gateway.ts';
import { startUpstream } from '#test/upstream.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, server, runJob } = centre;
const upstream = await startUpstream();
providers.allowUpstream(`${upstream.origin}/v1`);
await sql`update setting set value = '10000' where key = 'gateway_per_second'`;
const product = await listApi(centre, 3);
const origin = await server.listen({ port: 0, host: '127.0.0.1' });

const bought = () => buyAccess(centre, product, `${upstream.origin}/v1`);

function ask({ id, key }: Access, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/gateway/${id}${path}`, { ...init, headers: { 'x-api-key': key } });
}

const usedOf = async ({ id }: Access) => (await as('wang')(getGateway, { id })).used;
const callsOf = async ({ id }: Access) => (await as('wang')(listGatewayCalls, { id })).rows;
const outcomesOf = async (access: Access) => (await callsOf(access)).map(({ outcome }) => outcome);

test('a buyer who hangs up once the supplier has the request has spent the call', async () => {
  const access = await bought();
  const leaving = new AbortController();
  const before = upstream.requests.length;
  const request = ask(access, '/held', { signal: leaving.signal });
  await expect.poll(() => upstream.requests.length).toBe(before + 1);
  leaving.abort();
  await expect(request).rejects.toThrow();
  expect(await usedOf(access)).toBe(1);
  upstream.release();
  await expect.poll(() => outcomesOf(access)).toEqual(['left']);
  expect(await callsOf(access)).toMatchObject([{ isCounted: true, status: 200 }]);
  expect(await usedOf(access)).toBe(1);
});

test('hanging up again and again gives no more calls than were bought', async () => {
  const access = await bought();
  for (let round = 0; round < 3; round += 1) {
    const leaving = new AbortController();
    const before = upstream.requests.length;
    const request = ask(access, '/held', { signal: leaving.signal });
    await expect.poll(() => upstream.requests.length).toBe(before + 1);
    leaving.abort();
    await expect(request).rejects.toThrow();
  }
  upstream.release();
  expect((await ask(access, '/now')).headers.get('x-gateway-refused')).toBe('gateway.usedUp');
});

test('a buyer who hangs up in the middle of the answer has spent the call', async () => {
  const access = await bought();
  const leaving = new AbortController();
  const reply = await ask(access, '/begun', { signal: leaving.signal });
  await reply.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => outcomesOf(access)).toEqual(['left']);
  expect(await usedOf(access)).toBe(1);
});

test('an answer that the supplier breaks off is not charged', async () => {
  const access = await bought();
  await expect(ask(access, '/half').then((reply) => reply.text())).rejects.toThrow();
  await expect.poll(() => outcomesOf(access)).toEqual(['broken']);
  expect(await callsOf(access)).toMatchObject([{ isCounted: false, status: 200 }]);
  expect(await usedOf(access)).toBe(0);
});

test.each([
  ['/gone', 'unreachable', null],
  ['/broken', 'failed', 503],
  ['/forbidden', 'turnedAway', 403],
  ['/inside', 'redirected', null],
  ['/huge', 'replyTooLarge', null],
])('what the supplier fails at is given back with its reason: %s', async (path, outcome, status) => {
  const access = await bought();
  await ask(access, path).then((reply) => reply.arrayBuffer());
  expect(await callsOf(access)).toMatchObject([{ outcome, isCounted: false, status }]);
  expect(await usedOf(access)).toBe(0);
});

test('an answer that nothing was found is an answer', async () => {
  const access = await bought();
  expect((await ask(access, '/unknown')).status).toBe(404);
  await expect.poll(() => outcomesOf(access)).toEqual(['answered']);
  expect(await usedOf(access)).toBe(1);
});

test('a body that breaks off before it is sent costs nothing, one that breaks off while it is sent counts', async () => {
  const posting = await buyAccess(centre, await listApi(centre, 3, 'POST'), `${upstream.origin}/v1`);
  const port = Number(new URL(origin).port);
  const begin = (length: number, sent: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /gateway/${posting.id}/now HTTP/1.1\r\nhost: x\r\nx-api-key: ${posting.key}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(sent, 'x'));
    return socket;
  };
  const taken = async (count: number) => expect.poll(async () => (await callsOf(posting)).length).toBe(count);
  const small = begin(1000, 10);
  await taken(1);
  small.destroy();
  await expect.poll(() => outcomesOf(posting)).toEqual(['notSent']);
  expect(await usedOf(posting)).toBe(0);
  const large = begin(1024 * 1024, 1000);
  await taken(2);
  large.destroy();
  await expect.poll(() => outcomesOf(posting)).toEqual(['left', 'notSent']);
  expect(await usedOf(posting)).toBe(1);
});

test('calls under way on a node that died count, and say so', async () => {
  const access = await bought();
  await sql`update gateway_meter set taken = 2 where access_id = ${access.id}`;
  await sql`insert into gateway_call (access_id, id, at) values
    (${access.id}, '0190aaaa-0000-7000-8000-00000000000a', now() - interval '1 hour'),
    (${access.id}, '0190aaaa-0000-7000-8000-00000000000b', now())`;
  await runJob('keep-gateways');
  await runJob('keep-gateways');
  expect(await outcomesOf(access)).toEqual([null, 'interrupted']);
  expect(await usedOf(access)).toBe(2);
  const { points } = await as('li')(getGateway, { id: access.id });
  expect(points.reduce((sum, point) => sum + point.calls, 0)).toBe(1);
});

test('both sides read how each call ended, until old rows are deleted', async () => {
  const access = await bought();
  await ask(access, '/now').then((reply) => reply.text());
  await ask(access, '/broken').then((reply) => reply.text());
  await expect.poll(() => outcomesOf(access)).toEqual(['failed', 'answered']);
  const { id } = access;
  expect((await as('li')(listGatewayCalls, { id, counted: 'no' })).rows).toMatchObject([{ outcome: 'failed' }]);
  expect((await as('li')(listGatewayCalls, { id, counted: 'yes' })).rows).toMatchObject([{ outcome: 'answered' }]);
  await sql`update gateway_call set at = at - make_interval(days => ${callDays + 1}) where access_id = ${id}`;
  await runJob('forget-gateway-usage');
  expect(await callsOf(access)).toEqual([]);
  expect(await usedOf(access)).toBe(1);
});
