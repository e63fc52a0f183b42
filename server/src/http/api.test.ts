import * as fileCalls from '@shuji/contract/file/calls';
import * as siteCalls from '@shuji/contract/site/calls';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { features } from '#src/features.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

const { as, server, sql } = await world();

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

test('every writing call is refused without the header that other sites cannot send', async () => {
  const writing = features.flatMap((feature) => feature.calls).filter(({ call }) => call.writes);
  expect(writing.length).toBeGreaterThan(0);
  for (const { name, call } of writing) {
    const url = call.path.replace(/:[A-Za-z]+/g, '1');
    const reply = await server.inject({ method: call.method, url });
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 200, 406]);
  }
});

test('every call that asks for someone refuses a visitor and an unknown token alike', async () => {
  const closed = features.flatMap((feature) => feature.calls).filter(({ call }) => call.who !== 'anyone');
  expect(closed.length).toBeGreaterThan(0);
  for (const { name, call } of closed) {
    const url = call.path.replace(/:[A-Za-z]+/g, '1');
    for (const authorization of ['', 'not-a-token']) {
      const reply = await server.inject({ method: call.method, url, headers: { mobile: '1', authorization } });
      expect([name, reply.statusCode, reply.json().code]).toEqual([name, 200, 401]);
    }
  }
});

test('a field that the call does not know is refused by name, not dropped', async () => {
  const reply = await post('/wl/region/list', { parentCode: '', owner: 'x' }, { mobile: '1' });
  expect(reply.json()).toMatchObject({ code: 400, data: { fields: { owner: '没有这个字段' } } });
});

test('a field sent twice, in the address and in the body, is refused', async () => {
  const reply = await post('/wl/region/list?parentCode=110000', { parentCode: '120000' }, { mobile: '1' });
  expect(reply.json()).toMatchObject({ code: 400, data: { fields: { parentCode: '同一字段不能重复提交' } } });
});

test('a body that is no JSON object is refused in words', async () => {
  for (const payload of ['{', '[1]', '"x"']) {
    const reply = await server.inject({
      method: 'POST',
      url: '/wl/region/list',
      headers: { 'content-type': 'application/json', mobile: '1' },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([200, 400]);
  }
  const text = await server.inject({
    method: 'POST',
    url: '/wl/region/list',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  });
  expect(text.json().code).toBe(400);
});

test('an anonymous reply is cached, and a signed-in one is not', async () => {
  const url = '/wl/pc/website/dict/web_title';
  const first = await server.inject({ url });
  expect(first.headers['cache-control']).toBe('no-cache');
  const own = await server.inject({ url, headers: { authorization: 'not-a-token' } });
  expect(own.headers['cache-control']).toBe('no-store');
});

test('a writing call leaves one row in the audit trail, which cannot be rewritten', async () => {
  const before = await sql`select count(*) from audit_entry`;
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await as('li').upload(fileCalls.uploadFile, { purpose: 'licence' }, { name: '执照.png', bytes: png });
  const rows = await sql<{ call: string; actorKind: string }[]>`
    select call, actor_kind from audit_entry order by id offset ${before[0]?.count ?? 0}`;
  expect(rows).toEqual([{ call: 'uploadFile', actorKind: 'user' }]);
  await expect(sql`delete from audit_entry`).rejects.toThrow('append-only');
  await expect(sql`update audit_entry set call = 'x'`).rejects.toThrow('append-only');
  await expect(sql`truncate audit_entry`).rejects.toThrow('append-only');
});

test('a refused upload leaves neither a row nor a trail', async () => {
  const before = await sql`select (select count(*) from audit_entry) as entries, (select count(*) from file) as files`;
  const html = Buffer.from('<html><script>1</script>');
  const refused = as('li').upload(fileCalls.uploadFile, { purpose: 'licence' }, { name: '执照.png', bytes: html });
  await expect(refused).rejects.toMatchObject({ name: 'file.wrongKind' });
  const after = await sql`select (select count(*) from audit_entry) as entries, (select count(*) from file) as files`;
  expect([...after]).toEqual([...before]);
});

test('a private file is read by its link alone, and a link for one file opens no other', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { id } = await as('li').upload(fileCalls.uploadFile, { purpose: 'licence' }, { name: '执照.png', bytes: png });
  await expect(as('visitor').file(fileCalls.getPublicFile, { id })).rejects.toMatchObject({ name: 'file.notFound' });
  await expect(as('li').file(fileCalls.getPublicFile, { id })).rejects.toMatchObject({ name: 'file.notFound' });
  const forged = as('li').file(fileCalls.getLinkedFile, { id, until: '9999999999', use: id, signature: 'x' });
  await expect(forged).rejects.toMatchObject({ name: 'file.linkExpired' });
});

test('a public setting is read through the API', async () => {
  const setting = await as('visitor')(siteCalls.getSetting, { key: 'web_title' });
  expect(setting.value).not.toBe('');
});

test('a number in an address has one spelling', async () => {
  const ask = async (query: string) =>
    (await server.inject({ url: `/api/news/list?${query}` })).json<{ code: number }>().code;
  for (const number of ['1', '2', '10']) expect([number, await ask(`pageNum=${number}`)]).toEqual([number, 200]);
  const others = [
    '1e0',
    '01',
    '+1',
    '%2B1',
    '1.0',
    '0x1',
    '0b1',
    '%201',
    '1%20',
    '1%0a',
    '',
    '１',
    '1_0',
    'Infinity',
    '-0',
  ];
  for (const number of others) expect([number, await ask(`pageNum=${number}`)]).toEqual([number, 400]);
  expect(await ask('pageNum=1&pageNum=1')).toBe(400);
});

test('a name that comes twice, in path, query, body or form, is refused and not ignored', async () => {
  const id = '01900000-0000-7000-8000-00000000dead';
  const headers = { mobile: '1', authorization: tokenOf('li'), 'content-type': 'application/json' };
  const fieldsOf = (reply: { body: string }) =>
    (JSON.parse(reply.body) as { code: number; data: { fields?: object } | null }).data?.fields;
  const twice = { id: '同一字段不能重复提交' };
  expect(fieldsOf(await server.inject({ url: `/api/product/info/${id}?id=${id}`, headers }))).toEqual(twice);
  const [method, url] = ['POST', `/api/session/end/${id}`] as const;
  expect(fieldsOf(await server.inject({ method, url: `${url}?id=${id}`, headers, payload: '{}' }))).toEqual(twice);
  expect(fieldsOf(await server.inject({ method, url, headers, payload: JSON.stringify({ id }) }))).toEqual(twice);
  const form = new FormData();
  for (const purpose of ['image', 'delivery']) form.append('purpose', purpose);
  form.append('file', new Blob(['x']), 'x.txt');
  const { 'content-type': _, ...bare } = headers;
  const sent = await server.inject({ method: 'POST', url: fileCalls.uploadFile.path, headers: bare, payload: form });
  expect(fieldsOf(sent)).toEqual({ purpose: '同一字段不能重复提交' });
});
