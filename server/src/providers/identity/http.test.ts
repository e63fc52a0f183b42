import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signatureOf } from '#src/providers/signature.ts';
import { openHttpRealName } from './http.ts';

const key = 'a key of the two of them alone';
const seen = new Set<string>();
let answer: (body: string) => [status: number, text: string];

/** A stub that believes no request but those signed with the key, now and once. */
const service = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  const header = (name: string) => String(request.headers[name] ?? '');
  const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
  const right = signatureOf(key, { path: request.url ?? '', timestamp, nonce, body });
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300 && !seen.has(nonce);
  seen.add(nonce);
  const [status, text] = header('x-signature') === right && isFresh ? answer(body) : [401, '{}'];
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const address = service.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/check`;
afterAll(() => service.close());

const logged: unknown[] = [];
const log = { error: (...words: unknown[]) => void logged.push(words) };
const open = (settings = {}) => openHttpRealName({ url, key, log, clock: () => new Date(), ...settings });

beforeEach(() => {
  logged.length = 0;
  answer = (body) => [200, JSON.stringify({ agrees: body.includes('林晓舟'), source: '全国公民身份信息' })];
});

test('a signed request is answered with what the records say', async () => {
  const how = '已与全国公民身份信息比对';
  expect(await open().person('林晓舟', '11010519491231002X')).toEqual({ agrees: true, how });
  expect(await open().person('张三', '11010519491231002X')).toEqual({ agrees: false, how });
  expect(await open().organisation('林晓舟数据公司', '91990116MA00000000', '林晓舟')).toMatchObject({ agrees: true });
});

test.each([
  ['another key', () => open({ key: 'a key of somebody else' })],
  ['a clock far away', () => open({ clock: () => new Date(0) })],
  ['a service that is gone', () => open({ url: 'http://127.0.0.1:9/check' })],
])('with %s nothing is compared, and the reviewer reads so', async (_, opened) => {
  const result = await opened().person('林晓舟', '11010519491231002X');
  expect(result).toMatchObject({ agrees: null, how: expect.stringContaining('没有比对') });
  expect(JSON.stringify(logged)).not.toMatch(/林晓舟|110105/);
});

test('an answer that is none is no agreement', async () => {
  for (const text of ['', 'yes', '{"agrees":"true"}', '{}']) {
    answer = () => [200, text];
    expect((await open().person('林晓舟', '11010519491231002X')).agrees).toBeNull();
  }
});
