import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { loadShedding } from './load-shedding.ts';

const concurrency = new ConcurrencyLimit({ concurrency: 1 });
const turnAway = loadShedding(concurrency, { 'x-frame-options': 'SAMEORIGIN' });
const server = createServer((request, response) => {
  if (!turnAway(request, response)) response.end('let in');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

test('a call that finds the room full is turned away in words, whatever it brought, and let in when there is room', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = concurrency.run(() => promise);
  const ask = (path: string) => fetch(origin + path, { method: 'POST', body: 'x'.repeat(1_000_000) });
  for (let times = 0; times < 3; times += 1) {
    const reply = await ask('/api/order/apply');
    expect(reply.status).toBe(503);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(await reply.json()).toEqual({ code: 503, msg: '当前访问人数较多，请稍后再试', data: null });
  }
  expect(concurrency.shedCount).toBe(3);
  expect(await (await ask('/product')).text()).toBe('let in');
  resolve();
  await inside;
  expect(await (await ask('/api/order/apply')).text()).toBe('let in');
});
