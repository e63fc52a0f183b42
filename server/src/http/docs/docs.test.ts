import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toRequest } from '@shuji/contract/call';
import { getOwnOperator } from '@shuji/contract/operator/calls';
import { expect, test } from 'vitest';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

const { server } = await world({ settings: { production: true } });
const development = await world();

interface OpenApi {
  paths: Record<string, Record<string, { 'x-who': string }>>;
}

async function askers(headers: Record<string, string>, from = server): Promise<Set<string>> {
  const { paths } = (await from.inject({ url: '/openapi.json', headers })).json<OpenApi>();
  return new Set(Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation['x-who'])));
}

test.each(['/openapi.json', '/docs'])(
  '%s is compressed as its reader asks, and not sent again to who has it',
  async (url) => {
    const plain = await server.inject(url);
    const [br, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((encoding) => server.inject({ url, headers: { 'accept-encoding': encoding } })),
    );
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br?.rawPayload ?? '').equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip?.rawPayload ?? '').equals(plain.rawPayload)).toBe(true);
    expect((br?.rawPayload.length ?? 0) * 8).toBeLessThan(plain.rawPayload.length);
    const again = await server.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: plain.headers.etag, vary: 'accept-encoding, authorization, cookie' });
  },
);

test('in production anyone sees the public calls alone, and the office sees them all', async () => {
  expect([...(await askers({}))]).toEqual(['anyone']);
  expect([...(await askers({ authorization: tokenOf('li') }))]).toEqual(['anyone']);
  expect([...(await askers({ authorization: 'no token' }))]).toEqual(['anyone']);
  expect([...(await askers({ authorization: tokenOf('zhou') }))]).toEqual(expect.arrayContaining(['admin', 'seller']));
  expect([...(await askers({}, development.server))]).toEqual(expect.arrayContaining(['admin', 'seller']));
});

test('the page follows the session that the browser opens it with', async () => {
  const { url } = toRequest(getOwnOperator, {});
  const signedIn = await server.inject({ url, headers: { authorization: tokenOf('zhou') } });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const [open, whole] = await Promise.all([
    server.inject('/docs'),
    server.inject({ url: '/docs', headers: { cookie } }),
  ]);
  expect(open.body).toContain('id="signIn"');
  expect(open.body).not.toContain('id="getOwnOperator"');
  expect(whole.body).toContain('id="getOwnOperator"');
  expect(whole.headers['cache-control']).toBe('private, no-cache');
});

test('every code on the page has its meaning in Chinese, but for those of HTTP and of picture widths', async () => {
  const page = (await development.server.inject('/docs')).body;
  const types = [...page.matchAll(/<td>([^<]*\|[^<]*)<\/td>/g)].map(([, words = '']) => words);
  expect(types.length).toBeGreaterThan(300);
  const bare = types
    .flatMap((words) => words.split(/ 或 |，每项为|，可为空|，默认/))
    .flatMap((words) => words.split(' | '));
  const codes = bare.filter((code) => /^\w+$/.test(code) && !/^(GET|POST|\d+)$/.test(code));
  expect([...new Set(codes)]).toEqual([]);
  expect(page).toContain('attestation（身份认证审核）');
});
