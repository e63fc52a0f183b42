import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';
import { type BodyRate, BodyTooSlow, BodyWatch } from './body-rate.ts';

const rate: BodyRate = { bytes: 10_000, windowMs: 10_000 };

/** A request whose body arrives at the test's rate, and its outcome. */
function request(headers: Record<string, string> = { 'content-length': '1000000' }) {
  const done: string[] = [];
  const socket = { bytesRead: 0, destroy: () => void done.push('closed') };
  const counters = {
    headers,
    socket,
    complete: false,
    readableLength: 0,
    once: () => {},
    emit: (_: string, error: unknown) => done.push(error instanceof BodyTooSlow ? 'refused' : 'failed'),
  };
  const response = { shouldKeepAlive: true };
  return { counters, response, done };
}

function watched(rates: BodyRate, ...requests: ReturnType<typeof request>[]): BodyWatch {
  const watch = new BodyWatch(rates);
  for (const { counters, response } of requests) watch.watch(counters as never, response as never, 0);
  return watch;
}

/** A byte more each second, as far as `until`. */
function drip(watch: BodyWatch, { counters }: ReturnType<typeof request>, until: number): void {
  for (let second = 1; second <= until; second += 1) {
    counters.socket.bytesRead += 1;
    watch.check(second * 1_000);
  }
}

test('a body of a byte a second is refused within thirty seconds, and then its connection is closed', () => {
  const slow = request();
  const watch = watched(rate, slow);
  drip(watch, slow, 19);
  expect(slow.done).toEqual([]);
  drip(watch, slow, 30);
  expect(slow.done).toEqual(['refused', 'closed']);
  expect(slow.response.shouldKeepAlive).toBe(false);
});

test('a fast enough body is never cut off, nor is a client that waits for the centre', () => {
  const [steady, waiting] = [request(), request({ 'transfer-encoding': 'chunked' })];
  const watch = watched(rate, steady, waiting);
  waiting.counters.readableLength = 1;
  for (let second = 1; second <= 600; second += 1) {
    steady.counters.socket.bytesRead += 1_000;
    watch.check(second * 1_000);
  }
  expect([steady.done, waiting.done]).toEqual([[], []]);
});

test('a request without a body, or whose body has come, is not judged', () => {
  const [bare, whole] = [request({}), request()];
  const watch = watched(rate, bare, whole);
  whole.counters.complete = true;
  drip(watch, bare, 60);
  expect([bare.done, whole.done]).toEqual([[], []]);
});

const { server } = await world({ bodyRate: { bytes: 10_000, windowMs: 300 } });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;

const kinds: Record<string, { path: string; headers: string[]; start: string; drip: string }> = {
  JSON: {
    path: '/mobile/login',
    headers: ['content-type: application/json', 'content-length: 100000'],
    start: '{',
    drip: ' ',
  },
  'JSON without an end': {
    path: '/mobile/login',
    headers: ['content-type: application/json', 'transfer-encoding: chunked'],
    start: '1\r\n{\r\n',
    drip: '1\r\n \r\n',
  },
  'a file': {
    path: '/api/file',
    headers: ['content-type: multipart/form-data; boundary=b', 'content-length: 100000'],
    start:
      '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nimage\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    drip: 'x',
  },
  'the fields before a file': {
    path: '/api/file',
    headers: ['content-type: multipart/form-data; boundary=b', 'content-length: 100000'],
    start: '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n',
    drip: 'i',
  },
};

test.each(Object.keys(kinds))('%s below the minimum rate is refused in words and disconnected', async (name) => {
  const { path, headers, start, drip } = kinds[name] as (typeof kinds)[string];
  const response = await new Promise<string>((done) => {
    let all = '';
    const socket = connect(port, '127.0.0.1');
    const dripping = setInterval(() => socket.write(drip), 50);
    socket.on('data', (bytes) => {
      all += bytes.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      done(all);
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'mobile: 1',
      `authorization: ${tokenOf('li')}`,
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}`);
  });
  expect(response).toContain('"code":408');
  expect(response).toMatch(/connection: close/i);
});
