// Findings of the fuzz, in their shrunk form.
import { expect, test } from 'vitest';
import { tokenOf } from '../../server/test/template.ts';
import { world } from '../../server/test/world.ts';

const { server } = await world();

const codeTo = '/mobile/pc/website/sms?phone=13600000000&captcha=none&purpose=login';
const draft = { audience: 'all', title: '系统维护通知', id: '01a2034a-aa30-7000-8000-000000000000' };
const writing = { mobile: '1', authorization: tokenOf('li') };

test.each([
  ['a broken escape in a path', '/api/news/info/%ff'],
  ['a part of a path without end', `/api/news/info/${'a'.repeat(5_000)}`],
  ['a broken escape in a query', '/api/product/info/%E0%A4%A'],
])('%s is refused as everything else, with the headers of every reply', async (_, url) => {
  const { statusCode, headers, json } = await server.inject({ url });
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ code: 400, data: null });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['a NUL in a keyword', 'visitor', 'GET', '/api/news/list?keyword=a%00b', {}],
  ['a NUL in the uuid of a captcha', 'visitor', 'GET', `${codeTo}&uuid=%00`, {}],
  ['a revision that no column holds', 'sun', 'POST', '/office/api/broadcast', { ...draft, revision: 2 ** 40 }],
  ['a day before the years that are counted', 'sun', 'GET', '/office/api/news?from=0001-01-01', {}],
  [
    'a number that no column holds',
    'shen',
    'POST',
    '/office/api/payout/recall',
    { id: '01a2034a-aa30-7000-8000-000000000000', side: 'seller', round: 2_147_483_648, reason: '转账凭证号填写有误' },
  ],
] as const)('%s is refused at its field', async (_, who, method, url, body) => {
  const headers = { mobile: '1', ...(who === 'visitor' ? {} : { authorization: tokenOf(who) }) };
  const reply = await server.inject({ method, url, headers, ...(method === 'POST' && { payload: body }) });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ code: 400, data: { fields: expect.anything() } });
});

test('a filter by the name of a prototype is a filter that finds nothing', async () => {
  const { statusCode, json } = await server.inject({ url: '/api/product/facets?trial=__proto__' });
  expect([statusCode, json().code]).toEqual([200, 200]);
});

test('a page with a broken escape in its address is HTTP 400', async () => {
  const { statusCode, headers } = await server.inject({ url: '/nowhere/%ff' });
  expect(statusCode).toBe(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['without a boundary', 'multipart/form-data', '--x--'],
  ['with an empty boundary', 'multipart/form-data; boundary=', '[['],
  ['that breaks off in a part', 'multipart/form-data; boundary=x', '--x\r\n\r\n'],
  [
    'that breaks off in its file',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
  ],
  ['of nothing', 'multipart/form-data; boundary=x', ''],
])('a form %s is refused, and is no fault', async (_, type, payload) => {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/file',
    headers: { ...writing, 'content-type': type },
    payload,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().code).not.toBe(200);
});
