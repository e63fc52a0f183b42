import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

let cache = new ResponseCache(1_000_000);
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  cache = new ResponseCache(1_000_000);
});

const ready = (text: string, tags: string[]) => ({ status: 200, headers: {}, body: Buffer.from(text), tags });

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(origin + path, { headers });
  return { status: reply.status, text: await reply.text(), headers: reply.headers };
}

test('a cached reply is served until one of its tags is invalidated', async () => {
  cache.store('/a', ready('甲', ['product']), cache.begin());
  cache.store('/b', ready('乙', ['news']), cache.begin());
  expect((await get('/a')).text).toBe('甲');
  cache.invalidate(['product']);
  expect((await get('/a')).status).toBe(204);
  expect((await get('/b')).text).toBe('乙');
});

test('a cached body is a copy and retains no pool chunk', async () => {
  const { body, ...rest } = ready('甲', ['product']);
  expect(body.buffer.byteLength).toBeGreaterThan(body.length);
  cache.store('/a', { ...rest, body }, cache.begin());
  body.fill('x');
  expect((await get('/a')).text).toBe('甲');
});

test('a reply read before an invalidation and ready after it is not stored', async () => {
  const reading = cache.begin();
  cache.invalidate(['product']);
  cache.store('/a', ready('旧', ['product']), reading);
  expect((await get('/a')).status).toBe(204);
});

test('a reply read before everything was invalidated is not stored', async () => {
  const reading = cache.begin();
  cache.invalidateAll();
  cache.store('/a', ready('旧', ['product']), reading);
  expect((await get('/a')).status).toBe(204);
});

test('the same bytes come compressed for those who take it, and not at all for those who have them', async () => {
  const long = '数据'.repeat(2000);
  cache.store('/a', ready(long, ['product']), cache.begin());
  const compressed = await get('/a', { 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.text).toBe(long);
  const length = Number(compressed.headers.get('content-length'));
  expect(cache.figures().cacheBytes).toBe(Buffer.byteLength(long) + length);
  const again = await get('/a', { 'if-none-match': compressed.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
});

test('the cache stays within its bound and lets the oldest go first', async () => {
  cache = new ResponseCache(1600);
  for (let n = 0; n < 20; n += 1) cache.store(`/${n}`, ready('x'.repeat(100), ['t']), cache.begin());
  expect((await get('/0')).status).toBe(204);
  expect((await get('/19')).status).toBe(200);
});
