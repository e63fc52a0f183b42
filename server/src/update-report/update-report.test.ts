import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listProducts } from '@shuji/contract/market/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { applyOrder } from '@shuji/contract/order/placing';
import { cancelOrder } from '@shuji/contract/order/steps';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { getOwnProduct, saveProduct, submitProduct } from '@shuji/contract/product/own';
import {
  getFreshness,
  issueUpdateKey,
  listOwnUpdates,
  reportUpdate,
  reportUpdateByKey,
  watchUpdates,
  withdrawUpdate,
} from '@shuji/contract/update-report/calls';
import { expect, onTestFinished, test } from 'vitest';
import { application, dealUntil } from '#test/deal.ts';
import { listApi } from '#test/gateway.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob, atOnce } = centre;
const day = (text: string) => ({ periodFrom: text, periodTo: text });
providers.setClock(new Date('2026-11-21T02:00:00Z'));
const product = await listProduct(centre, { name: '按日更新的产品' });
const fresh = (id: string) => as('visitor')(getFreshness, { id });

test('a product without a record says so, and gets no points for its promise', async () => {
  expect(await fresh(product)).toMatchObject({ last: null, nextDue: null, year: { due: 0 }, months: [] });
  expect(await sql`select freshness from product where id = ${product}`).toEqual([{ freshness: 0 }]);
});

test('a report for the future, reversed, without a size or of a period that stands is refused at its field', async () => {
  const report = (input: object) =>
    as('li')(reportUpdate, { id: product, ...day('2026-11-20'), rowCount: 10, ...input });
  await report({});
  await expect(report({ periodTo: '2026-11-22' })).rejects.toMatchObject({
    name: 'update.future',
    fields: { periodTo: expect.stringContaining('还没有到') },
  });
  await expect(report({ periodFrom: '2026-11-21' })).rejects.toMatchObject({ name: 'update.periodReversed' });
  await expect(report({ ...day('2026-11-19'), rowCount: null })).rejects.toMatchObject({ name: 'update.noSize' });
  await expect(report({ rowCount: 11 })).rejects.toMatchObject({
    name: 'update.twice',
    fields: { periodFrom: expect.stringContaining('先撤回') },
  });
  expect((await fresh(product)).last).toMatchObject({ ...day('2026-11-20'), rowCount: 10, source: 'page' });
});

test('of two reports of one period at once one is inserted', async () => {
  const callers = [1, 2].map(
    (rowCount) => () => as('li')(reportUpdate, { id: product, ...day('2026-11-21'), rowCount }),
  );
  const ended = await atOnce((tx) => tx`select from product where id = ${product} for update`, callers);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sql`select from update_report where period_from = '2026-11-21'`).toHaveLength(1);
});

test('a wrong report is taken back by its supplier, stays on record and can be reported anew', async () => {
  const { id } = await as('li')(reportUpdate, { id: product, ...day('2026-11-18'), rowCount: 1 });
  await expect(as('wang')(withdrawUpdate, { id, reason: '不是我的' })).rejects.toMatchObject({
    name: expect.stringMatching(/update.notFound|door/),
  });
  await as('li')(withdrawUpdate, { id, reason: '条数填错了' });
  await as('li')(reportUpdate, { id: product, ...day('2026-11-18'), rowCount: 100 });
  const { rows } = await as('li')(listOwnUpdates, { id: product });
  expect(rows.filter(({ periodFrom }) => periodFrom === '2026-11-18')).toMatchObject([
    { rowCount: 100, withdrawnAt: null },
    { rowCount: 1, withdrawnReason: '条数填错了' },
  ]);
});

test('a program reports with its key; the same once more is the same report, a wrong or old key is refused', async () => {
  const { key } = await as('li')(issueUpdateKey, { id: product });
  const report = (input: object) =>
    as('visitor')(reportUpdateByKey, { key, ...day('2026-11-17'), byteSize: 2048, ...input });
  const first = await report({});
  expect(await report({})).toEqual(first);
  await expect(report({ byteSize: 4096 })).rejects.toMatchObject({ name: 'update.twice' });
  await expect(report({ periodTo: '2027-01-01' })).rejects.toMatchObject({ name: 'update.future' });
  const { key: newKey } = await as('li')(issueUpdateKey, { id: product });
  await expect(report({})).rejects.toMatchObject({ name: 'update.wrongKey' });
  await report({ key: newKey, ...day('2026-11-16') });
  expect((await as('li')(listOwnUpdates, { id: product })).keyHint).toBe(newKey.slice(-4));
});

test('a missed date sends one message to the supplier and to a buyer whose order runs, however often the job runs', async () => {
  const order = await dealUntil(centre, product, 'completed');
  const cancelled = await listProduct(centre, { name: '另一个按日更新的产品' });
  await as('li')(reportUpdate, { id: cancelled, ...day('2026-11-20'), rowCount: 10 });
  const { id } = await as('wang')(applyOrder, await application(centre, cancelled));
  await as('wang')(cancelOrder, { id, reason: '不再需要该产品' });
  providers.setClock(new Date('2026-11-23T17:00:00Z'));
  await runJob('measure-updates');
  await runJob('measure-updates');
  const { rows } = await as('li')(listNotices, {});
  const overdue = rows.filter(({ title }) => title.includes('“按日更新的产品”的更新已逾期'));
  expect(overdue).toMatchObject([{ text: expect.stringContaining('2026-11-22') }]);
  const bought = (await as('wang')(listNotices, { topic: 'order', pageSize: 100 })).rows;
  expect(bought.filter(({ title }) => title.includes('未按期更新'))).toMatchObject([
    {
      title: '您订购的“按日更新的产品”未按期更新',
      text: expect.stringContaining('2026-11-22 的更新应在'),
      link: `/orderinfo?side=1&id=${order}`,
    },
  ]);
  expect(await fresh(product)).toMatchObject({ quarter: { missed: expect.any(Number) }, nextDue: '2026-11-24' });
});

test('punctual updates lift a product above one registered later; registering again lifts nothing', async () => {
  const [first, second] = [
    await listProduct(centre, { name: '排序甲' }),
    await listProduct(centre, { name: '排序乙' }),
  ];
  const order = async () => {
    const { rows } = await as('visitor')(listProducts, { keyword: '', sort: 'quality', pageSize: 50 });
    return rows.map(({ id }) => id).filter((id) => id === first || id === second);
  };
  await as('li')(reportUpdate, { id: first, ...day('2026-11-23'), rowCount: 5 });
  expect(await order()).toEqual([first, second]);
  const scores = () => sql`select score, freshness from product where id = any(${[first, second]}) order by id`;
  const before = await scores();
  providers.setClock(new Date('2026-11-24T02:00:00Z'));
  await registerAgain(second);
  await registerAgain(first);
  expect(await scores()).toEqual(before);
  expect(await order()).toEqual([first, second]);
});

async function registerAgain(id: string): Promise<void> {
  const { form, revision } = await as('li')(getOwnProduct, { id });
  await as('li')(saveProduct, { ...form, id, revision, keywords: form.keywords });
  await as('li')(submitProduct, { id });
  const { versionId, submissions } = await as('zhao')(getProductForReview, { id });
  await as('zhao')(reviewProduct, { id, decision: 'approve', versionId, submissions });
}

test('the centre watches an interface: a changed field is an update, and what cannot be compared is refused', async () => {
  const api = await listApi(centre, null);
  const replies = { text: '{"data":{"at":"2026-11-24"}}', status: 200 };
  const upstream = createServer((_, response) => response.writeHead(replies.status).end(replies.text)).listen(0);
  onTestFinished(() => void upstream.close());
  await once(upstream, 'listening');
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  providers.allowUpstream(origin);
  const watch = (input: object) =>
    as('li')(watchUpdates, { id: api, endpoint: `${origin}/tide?port=1`, pointer: '/data/at', ...input });
  await expect(as('li')(watchUpdates, { id: product, endpoint: 'https://api.example.cn' })).rejects.toMatchObject({
    name: 'update.notApi',
  });
  await expect(watch({ pointer: '/none' })).rejects.toMatchObject({
    name: 'update.nothingSeen',
    fields: { pointer: expect.stringContaining('/none') },
  });
  await expect(watch({ pointer: '' })).rejects.toMatchObject({ fields: { endpoint: expect.stringContaining('ETag') } });
  await watch({});
  const lookLater = async (hours: number) => {
    providers.setClock(new Date(Date.parse('2026-11-24T02:00:00Z') + hours * 3_600_000));
    await runJob('watch-updates');
    return (await as('li')(listOwnUpdates, { id: api })).total;
  };
  expect(await lookLater(2)).toBe(0);
  replies.text = '{"data":{"at":"2026-11-25"}}';
  expect(await lookLater(2.5)).toBe(0);
  expect(await lookLater(4)).toBe(1);
  expect((await fresh(api)).last).toMatchObject({ source: 'gateway', ...day('2026-11-24') });
  replies.status = 503;
  await lookLater(6);
  expect((await as('li')(listOwnUpdates, { id: api })).watch).toMatchObject({ problem: '接口返回 HTTP 503' });
});
