import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepApiTest, testApi } from '@shuji/contract/product/api';
import { getProductForReview } from '@shuji/contract/product/office';
import { getOwnProduct, saveProduct, submitProduct } from '@shuji/contract/product/own';
import { expect, onTestFinished, test } from 'vitest';
import { aDraft, aForm } from '#test/product.ts';
import { plantSellers } from '#test/sellers.ts';
import { world } from '#test/world.ts';

const here = await world();
const { as, sql, providers } = here;
const li = as('li');

const api = {
  method: 'GET' as const,
  parameters: [
    { name: 'port', type: 'string', required: true, meaning: '港口', example: '塘沽' },
    { name: 'hour', type: 'integer', required: false, meaning: '小时', example: '8' },
  ],
  reply: '{"level": 1.2, "unit": "米"}',
  errorCodes: [],
  errors: '',
};
const values = [
  { name: 'port', value: '塘沽 1&x=2' },
  { name: 'hour', value: '8' },
];

interface Heard {
  line: string;
  headers: Record<string, unknown>;
  body: string;
}

async function upstream(status: number, body: string, headers: Record<string, string> = {}) {
  const requests: Heard[] = [];
  const server = createServer(async (request, response) => {
    const sent = Buffer.concat(await request.toArray()).toString();
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: sent });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tide`;
  providers.allowUpstream(url);
  await sql`delete from quota`;
  return { url, requests };
}

test('an interface that answers as described is stored for the reviewer, until its description changes', async () => {
  const id = await aDraft(here, { productType: 'api', api });
  const { url, requests } = await upstream(200, '{"level":3.4,"unit":"米","at":"now"}');
  const tried = await li(testApi, { id, url, api, values, headers: [{ name: 'X-Key', value: 'k1' }] });
  expect(tried).toMatchObject({ outcome: 'fits', status: 200, problems: [], isWhole: true });
  expect(requests[0]?.line).toBe('GET /tide?port=%E5%A1%98%E6%B2%BD+1%26x%3D2&hour=8');
  expect(requests[0]?.headers).toMatchObject({ 'x-key': 'k1' });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  const stored = await li(keepApiTest, { id, receipt: tried.receipt ?? '' });
  expect(stored).toMatchObject({ host: new URL(url).host, status: 200, isCurrent: true });
  await li(submitProduct, { id });
  const { apiTest } = await as('zhao')(getProductForReview, { id });
  // The same moment: read out of JSON, PostgreSQL leaves off the zeros at its end.
  expect({ ...apiTest, at: new Date(apiTest?.at ?? 0) }).toEqual({ ...stored, at: new Date(stored.at) });

  const other = await aDraft(here, { productType: 'api', api });
  await expect(li(keepApiTest, { id: other, receipt: tried.receipt ?? '' })).rejects.toMatchObject({
    name: 'product.noApiTest',
  });
  const again = await li(testApi, { id: other, url, api, values });
  await li(keepApiTest, { id: other, receipt: again.receipt ?? '' });
  await li(saveProduct, { ...aForm(), id: other, productType: 'api', api: { ...api, reply: '{"level": "高"}' } });
  expect((await li(getOwnProduct, { id: other })).apiTest).toMatchObject({ isCurrent: false });
});

test('a receipt that was altered, or is old, keeps nothing', async () => {
  const id = await aDraft(here, { productType: 'api', api });
  const { url } = await upstream(200, api.reply);
  const { receipt } = await li(testApi, { id, url, api, values });
  const [text = '', signature = ''] = (receipt ?? '').split('.');
  const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('127.0.0.1', 'example.cn'));
  const altered = `${forged.toString('base64url')}.${signature}`;
  await expect(li(keepApiTest, { id, receipt: altered })).rejects.toMatchObject({ name: 'product.noApiTest' });
  providers.setClock(new Date(Date.now() + 3_600_000));
  onTestFinished(() => providers.setClock(null));
  await expect(li(keepApiTest, { id, receipt: receipt ?? '' })).rejects.toMatchObject({ name: 'product.noApiTest' });
});

test('values of a POST travel as the kinds the parameters say', async () => {
  const id = await aDraft(here);
  const { url, requests } = await upstream(200, api.reply);
  await li(testApi, { id, url, api: { ...api, method: 'POST' }, values });
  expect(requests[0]).toMatchObject({ line: 'POST /tide', body: '{"port":"塘沽 1&x=2","hour":8}' });
});

test('a failed test shows the reply that came, and leaves no receipt', async () => {
  const id = await aDraft(here);
  const ask = async (status: number, body: string, headers?: Record<string, string>) => {
    const { url } = await upstream(status, body, headers);
    return li(testApi, { id, url, api, values });
  };
  const differs = await ask(200, '{"level":"高"}');
  expect(differs).toMatchObject({ outcome: 'differs', receipt: null });
  expect(differs.problems).toEqual(['“level”应为数字，实际为文本', '缺少“unit”']);
  expect(await ask(500, 'oops')).toMatchObject({ outcome: 'failed', status: 500, body: 'oops', receipt: null });
  expect(await ask(302, '', { location: 'http://127.0.0.1/' })).toMatchObject({ outcome: 'redirected', receipt: null });
  const long = await ask(200, 'x'.repeat(400_000));
  expect(long).toMatchObject({ isWhole: false, receipt: null });
  expect(long.body).toHaveLength(4_000);
});

test('C9: an address inside is refused, another’s product is missing, and tests are counted', async () => {
  const id = await aDraft(here);
  await sql`delete from quota`;
  const inside = [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://localhost:5432/',
    'http://10.0.0.1/',
  ];
  for (const url of inside)
    await expect(li(testApi, { id, url, api })).rejects.toMatchObject({ name: 'product.apiAddress' });
  const [token = ''] = await plantSellers(sql, 1);
  const another = as({ token })(testApi, { id, url: 'http://127.0.0.1/', api });
  await expect(another).rejects.toMatchObject({ name: 'product.notFound' });
  for (let n = inside.length; n < 10; n += 1) await li(testApi, { id, url: 'http://127.0.0.1/', api }).catch(() => {});
  await expect(li(testApi, { id, url: 'http://127.0.0.1/', api })).rejects.toMatchObject({
    name: 'product.tooManyApiTests',
  });
});
