import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Drain } from './drain.ts';

test('a draining node leaves page readers to another node and still serves calls that may not be repeated', async () => {
  const drain = new Drain();
  const server = createServer((request, response) => {
    if (!drain.breaksOff(request)) response.end('served');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, method = 'GET') => (await fetch(origin + path, { method })).text();

  await expect(ask('/news')).resolves.toBe('served');
  const gone = drain.untilIdle();
  await expect(ask('/office/api/news', 'POST')).resolves.toBe('served');
  await expect(ask('/mobile/pc/website/sms')).resolves.toBe('served');
  await expect(ask('/livez')).resolves.toBe('served');
  await expect(ask('/news')).rejects.toThrow('fetch failed');
  await gone;
});
