// Parser bombs: little to send, much to read. Each is refused in words, and takes little before it is.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { tokenOf } from '../../server/test/template.ts';
import { world } from '../../server/test/world.ts';
import { head, open, sendRaw, statusOf } from './socket.ts';

const { server } = await world();
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
const mega = 1024 * 1024;
const bodyLimit = mega;

const inJson = { mobile: '1', 'content-type': 'application/json' };
const inForm = { mobile: '1', 'content-type': 'multipart/form-data; boundary=edge', authorization: tokenOf('li') };

function fill(text: string): string {
  return text.repeat(Math.floor((bodyLimit - 200) / text.length));
}

const half = Math.floor((bodyLimit - 200) / 2);

const bodies: Record<string, string | Buffer> = {
  'arrays half a million deep, never closed': '['.repeat(half),
  'arrays half a million deep': `{"phone":${'['.repeat(half - 20)}${']'.repeat(half - 20)}}`,
  'objects deep': `{"phone":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
  'a list of half a million': `{"phone":[${'1,'.repeat(half - 20)}1]}`,
  'a hundred thousand names': `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  'one name again and again': `{${fill('"phone":"1",')}"phone":"1"}`,
  prototypes: `{${fill('"__proto__":{"a":1},')}"constructor":{"prototype":{"a":1}}}`,
  'a number of a million digits': `{"phone":${'9'.repeat(bodyLimit - 200)}}`,
  'an exponent': '{"phone":1e999999999}',
  escapes: `{"phone":"${fill('\\u0000')}"}`,
  'a text that patterns fear': `{"phone":"${'1'.repeat(bodyLimit - 300)}!","password":"x"}`,
  blanks: `{"phone":"${' '.repeat(bodyLimit - 300)}"}`,
  'a gigabyte of zeros, packed': gzipSync(Buffer.alloc(512 * mega), { level: 9 }),
};

function multipart(parts: string, headers: Record<string, string> = {}): string {
  const body = `${parts}--edge\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n\r\n--edge--\r\n`;
  return head('POST', '/api/file', { ...inForm, ...headers, 'content-length': Buffer.byteLength(body) }) + body;
}

function part(name: string, value: string, more = ''): string {
  return `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
}

const forms: Record<string, string> = {
  'five thousand fields': multipart(Array.from({ length: 5_000 }, (_, at) => part(`f${at}`, 'x')).join('')),
  'five thousand times one field': multipart(part('purpose', 'sample').repeat(5_000)),
  'sixty fields of a megabyte': multipart(
    Array.from({ length: 60 }, (_, at) => part(`f${at}`, 'x'.repeat(mega - 300))).join(''),
  ),
  'a field of a megabyte': multipart(part('purpose', 'x'.repeat(mega - 300))),
  'a part with ten thousand headers': multipart(part('purpose', 'sample', 'x-a: b\r\n'.repeat(10_000))),
  'a part with one long header': multipart(part('purpose', 'sample', `x-a: ${'b'.repeat(mega)}\r\n`)),
  'a name of a megabyte': multipart(part('a'.repeat(mega), 'x')),
  'names of prototypes': multipart(part('__proto__', 'x') + part('constructor', 'x') + part('toString', 'x')),
  'five thousand files': multipart(
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n'.repeat(5_000),
  ),
  'boundaries only': multipart('--edge\r\n'.repeat(100_000)),
};

const heads: Record<string, string> = {
  'a hundred thousand query fields': head('GET', `/api/product/list?${'a=1&'.repeat(3_000)}`, {}),
  'an address of 60 kB': head('GET', `/api/product/list?keyword=${'a'.repeat(60_000)}`, {}),
  'three thousand headers': head(
    'GET',
    '/api/product/list',
    Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`x-${at}`, 'a'])),
  ),
  'a header of 100 kB': head('GET', '/api/product/list', { 'x-a': 'a'.repeat(100_000) }),
  'a long token': head('GET', '/api/product/user/list', { authorization: 'a'.repeat(15_000) }),
  'two lengths': head('POST', '/mobile/login', { ...inJson, 'content-length': '2\r\nContent-Length: 40' }),
  'a length and chunks': `${head('POST', '/mobile/login', { ...inJson, 'content-length': 5, 'transfer-encoding': 'chunked' })}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  'chunks that lie': `${head('POST', '/mobile/login', { ...inJson, 'transfer-encoding': 'chunked' })}ffffffffffffffff\r\n`,
  'a chunk with a long extension': `${head('POST', '/mobile/login', { ...inJson, 'transfer-encoding': 'chunked' })}1;${'a'.repeat(mega)}\r\n`,
};

/** All of them, each as the bytes that are sent. */
const bombs: [string, Buffer][] = [
  ...Object.entries(bodies).flatMap(([name, body]): [string, Buffer][] =>
    ['/mobile/login', '/api/complaint/add'].map((path) => {
      const packed: Record<string, string> = typeof body === 'string' ? {} : { 'content-encoding': 'gzip' };
      const headers = { ...inJson, ...packed, 'content-length': Buffer.byteLength(body) };
      return [`${name} to ${path}`, Buffer.concat([Buffer.from(head('POST', path, headers)), Buffer.from(body)])];
    }),
  ),
  ...Object.entries(forms).map(([name, bytes]): [string, Buffer] => [name, Buffer.from(bytes)]),
  ...Object.entries(heads).map(([name, bytes]): [string, Buffer] => [name, Buffer.from(bytes)]),
];

test('parser bombs are refused, and the next in line is served', async () => {
  const wrong: string[] = [];
  const before = process.memoryUsage().rss;
  let most = before;
  for (const [name, bytes] of bombs) {
    const answer = await sendRaw(port, bytes);
    const status = statusOf(answer);
    // A connection broken off without a word is an answer too, to what is no HTTP.
    if (status >= 500 || /\{"code":200[,}]/.test(answer)) wrong.push(`${name}: ${answer.slice(0, 200)}`);
    const next = await fetch(`http://127.0.0.1:${port}/livez`);
    if (next.status !== 200) wrong.push(`${name}: then ${next.status}`);
    most = Math.max(most, process.memoryUsage().rss);
  }
  const grown = Math.round((most - before) / mega);
  printFigure({
    id: 'parser bombs',
    figure: `${bombs.length} bombs, ${wrong.length} answered with a fault or taken as good, ${grown} MB of memory at most`,
    goal: '0 faults',
    holds: wrong.length === 0,
  });
  expect(wrong).toEqual([]);
}, 120_000);

test('endless fields are read up to the limit only', async () => {
  const { socket, received, closed } = await open(port);
  socket.write(head('POST', '/api/file', { ...inForm, 'content-length': 10_000 * mega }));
  const field = part('f', 'x'.repeat(mega - 300));
  // Given no more than these and no end, one that takes whatever comes would wait for ever.
  for (let count = 0; count < 40; count += 1) socket.write(field);
  await Promise.race([closed, once(socket, 'data')]);
  socket.destroy();
  expect(received()).toMatch(/HTTP\/1\.1 (200|413)/);
}, 60_000);
