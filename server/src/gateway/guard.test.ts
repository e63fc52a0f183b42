import { request } from 'node:http';
import { changeGatewayUpstream, getGateway } from '@shuji/contract/gateway/calls';
import { expect, test } from 'vitest';
import { buyAccess, listApi } from '#test/gateway.ts';
import { startUpstream } from '#test/upstream.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, server } = centre;
const upstream = await startUpstream();
providers.allowUpstream(`${upstream.origin}/v1`);
await sql`update setting set value = '10000' where key = 'gateway_per_second'`;
const product = await listApi(centre, null, 'POST');
const access = await buyAccess(centre, product, `${upstream.origin}/v1`);
const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);

interface Reply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sent as it is: fetch would tidy the path. */
function raw(path: string, headers: Record<string, string> = {}, body: string | Buffer = '', method = 'POST') {
  const sent = { 'x-api-key': access.key, 'content-length': String(Buffer.byteLength(body)), ...headers };
  return new Promise<Reply>((done, failed) => {
    const outgoing = request({ port, path: `/gateway/${access.id}${path}`, method, headers: sent }, (reply) => {
      let text = '';
      reply.on('data', (piece) => {
        text += text.length < 1000 ? String(piece) : '';
      });
      reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      reply.on('error', failed);
      reply.on('aborted', () => failed(new Error('broken off')));
    });
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

test.each([
  '/../admin',
  '/%2e%2e/admin',
  '/a/%2E%2E/%2e%2e/admin',
  '/..%2fadmin',
  '/..;/admin',
  '/%252e%252e/admin',
  '//127.0.0.1/admin',
  '/a//b',
  '/\\..\\admin',
  '/%5c..%5cadmin',
  '/a%00b',
  '/.',
])('no spelling leads out of the endpoint: %s', async (path) => {
  const before = upstream.requests.length;
  const reply = await raw(path);
  expect([400, 404]).toContain(reply.status);
  expect(upstream.requests).toHaveLength(before);
});

test('an address on another host, or beside the endpoint, is none of the access', async () => {
  const before = upstream.requests.length;
  for (const path of ['@127.0.0.1:1/', '.evil.example/', '-more/x']) expect((await raw(path)).status).not.toBe(200);
  expect(upstream.requests).toHaveLength(before);
});

test("the caller's own headers cannot stand in for the supplier's secret, nor speak of the connection", async () => {
  await raw('/now', {
    'X-Token': 'mine',
    X_Token: 'mine',
    Connection: 'keep-alive, X-Hop',
    'X-Hop': 'hop',
    Cookie: 'session=mine',
    'X-Forwarded-For': '10.0.0.1',
    'Proxy-Authorization': 'Basic x',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Trace': 'passed',
  });
  const headers = upstream.lastHeaders();
  expect(headers['x-token']).toBe('their-secret-5f1e');
  expect(headers['x-trace']).toBe('passed');
  const text = JSON.stringify(headers);
  for (const word of ['mine', 'hop', '10.0.0.1', 'Basic', 'DELETE', access.key]) expect(text).not.toContain(word);
});

test('a secret that travels in the query replaces what the caller puts there', async () => {
  const settings = {
    id: access.id,
    endpoint: `${upstream.origin}/v1`,
    secretPlace: 'query',
    secretName: 'token',
  } as const;
  await as('li')(changeGatewayUpstream, { ...settings, secret: 'a b&c' });
  await raw('/now?Token=mine&port=1&token=mine');
  expect(upstream.requests.at(-1)?.url).toBe('/v1/now?port=1&token=a+b%26c');
  await as('li')(changeGatewayUpstream, { ...settings, secretPlace: 'header', secretName: 'X-Token', secret: 'new' });
  await raw('/now');
  expect(upstream.requests.at(-1)?.headers['x-token']).toBe('new');
  expect((await as('li')(getGateway, { id: access.id })).upstream).not.toHaveProperty('secret');
});

test('a secret with a line break, and names of the connection, are refused', async () => {
  const settings = { id: access.id, endpoint: `${upstream.origin}/v1`, secretPlace: 'header' } as const;
  for (const change of [
    { secretName: 'X-Token', secret: 'a\r\nHost: evil' },
    { secretName: 'Host', secret: 'a' },
    { secretName: 'X-Token: a', secret: 'a' },
    { secretName: 'X-Token', secret: 'a', endpoint: 'http://name:word@api.example.com/' },
    { secretName: 'X-Token', secret: 'a', endpoint: 'http://api.example.com/v1?x=1' },
  ]) {
    await expect(as('li')(changeGatewayUpstream, { ...settings, ...change })).rejects.toMatchObject({
      name: 'door.badInput',
    });
  }
});

test('an endpoint on a private address is never reached', async () => {
  for (const endpoint of ['http://127.0.0.1/', 'http://169.254.169.254/latest', 'http://[::1]/', 'http://localhost/']) {
    const other = await buyAccess(centre, product, endpoint);
    const reply = await fetch(`http://127.0.0.1:${port}/gateway/${other.id}/x`, {
      method: 'POST',
      headers: { 'x-api-key': other.key },
    });
    expect(reply.headers.get('x-gateway-refused')).toBe('gateway.unreachable');
  }
});

test("a supplier's answer sets no cookie, opens nothing to other sites and cannot act as a page", async () => {
  const { status, headers, text } = await raw('/bold');
  expect({ status, text }).toEqual({ status: 200, text: '<script>alert(1)</script>' });
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-accel-redirect'])
    expect(headers[name]).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('bodies go through as they are, small and large, and no further than their limit', async () => {
  await raw('/now', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1&b=2');
  expect(upstream.requests.at(-1)).toMatchObject({ body: 'a=1&b=2' });
  expect(upstream.requests.at(-1)?.headers['content-length']).toBe('7');
  await raw('/now', { 'content-type': 'application/json' }, Buffer.alloc(3 * 1024 * 1024, 'x'));
  expect(upstream.requests.at(-1)?.body.length).toBe(3 * 1024 * 1024);
  const tooLarge = { 'content-length': String(11 * 1024 * 1024) };
  const reply = await raw('/now', tooLarge, Buffer.alloc(11 * 1024 * 1024)).catch(() => ({ status: 413 }));
  expect(reply.status).toBe(413);
});

test('a reply without end is broken off at its limit', async () => {
  await expect(raw('/flood')).rejects.toThrow();
});

test('a method that the product does not name is refused', async () => {
  const reply = await raw('/now', {}, '', 'DELETE');
  expect(reply).toMatchObject({ status: 405 });
  expect(reply.headers['x-gateway-refused']).toBe('gateway.wrongMethod');
});
