import { getGateway, issueGatewayKey } from '@shuji/contract/gateway/calls';
import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { setShelf } from '@shuji/contract/product/own';
import {
  getOwnTrial,
  getTrialOffer,
  listOwnTrials,
  offerTrial,
  startTrial,
  stopTrial,
  withdrawTrialOffer,
} from '@shuji/contract/trial/calls';
import { expect, test } from 'vitest';
import { atOnce } from '#test/at-once.ts';
import { anInterface } from '#test/deal.ts';
import { listApi, theirSecret } from '#test/gateway.ts';
import { listProduct } from '#test/listed-product.ts';
import { startUpstream } from '#test/upstream.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, server, runJob } = centre;
const upstream = await startUpstream();
const endpoint = `${upstream.origin}/v1`;
providers.allowUpstream(endpoint);
const origin = await server.listen({ port: 0, host: '127.0.0.1' });

async function offered(calls: number): Promise<string> {
  const id = await listApi(centre, 100);
  await as('li')(offerTrial, { id, calls, days: 7, ...anInterface(theirSecret, endpoint) });
  return id;
}

async function keyed(productId: string): Promise<{ id: string; key: string }> {
  const { id } = await as('wang')(startTrial, { id: productId });
  return { id, key: (await as('wang')(issueGatewayKey, { id })).key };
}

async function callIt({ id, key }: { id: string; key: string }) {
  const reply = await fetch(`${origin}/gateway/${id}/now`, { headers: { 'x-api-key': key } });
  await reply.arrayBuffer();
  return { status: reply.status, refused: reply.headers.get('x-gateway-refused') };
}

test('a trial is granted at once and called until it is used up; both sides see how often', async () => {
  const product = await offered(2);
  expect(await as('visitor')(getProduct, { id: product })).toMatchObject({
    trialCalls: 2,
    trialDays: 7,
    trials: ['api'],
  });
  const trial = await keyed(product);
  expect(await callIt(trial)).toMatchObject({ status: 200 });
  expect(upstream.lastHeaders()['x-token']).toBe(theirSecret);
  expect(await callIt(trial)).toMatchObject({ status: 200 });
  expect(await callIt(trial)).toMatchObject({ status: 403, refused: 'gateway.usedUp' });
  expect(await as('wang')(getGateway, { id: trial.id })).toMatchObject({
    orderId: null,
    state: 'usedUp',
    upstream: null,
  });
  const { rows } = await as('wang')(listOwnTrials, {});
  expect(rows[0]).toMatchObject({
    id: trial.id,
    productId: product,
    used: 2,
    bought: 2,
    state: 'usedUp',
    isOnSale: true,
  });
  const page = await as('li')(getTrialOffer, { id: product });
  expect(page.rows).toMatchObject([{ id: trial.id, used: 2, state: 'usedUp', buyerName: expect.any(String) }]);
  expect(JSON.stringify(page)).not.toContain(theirSecret);
  const [told] = await sql<{ title: string }[]>`select title from notice where key = ${`trial ${trial.id}`}`;
  expect(told?.title).toContain('有新的试用');
  const [deals] = await sql<{ count: number }[]>`select count(*)::int as count from trade_order`;
  expect(deals?.count).toBe(0);
});

test('each company tries a product once, however many ask at once', async () => {
  const product = await offered(5);
  const outcomes = await atOnce(
    sql,
    (tx) => tx`select from product where id = ${product} for update`,
    Array.from({ length: 8 }, () => () => as('wang')(startTrial, { id: product })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(as('wang')(startTrial, { id: product })).rejects.toMatchObject({ name: 'trial.again' });
  const [rows] = await sql<{ count: number }[]>`
    select count(*)::int as count from gateway_access where product_id = ${product}`;
  expect(rows?.count).toBe(1);
});

test('what is not offered, one’s own, and a buyer without permission are refused, and nothing is made', async () => {
  const product = await listApi(centre, 3);
  await expect(as('wang')(startTrial, { id: product })).rejects.toMatchObject({ name: 'trial.notOffered' });
  await as('li')(offerTrial, { id: product, calls: 1, days: 1, ...anInterface(theirSecret, endpoint) });
  await expect(as('li')(startTrial, { id: product })).rejects.toMatchObject({
    name: expect.stringMatching(/^trial\.own|door\.needBuyer$/),
  });
  await expect(as('chen')(startTrial, { id: product })).rejects.toMatchObject({ name: 'door.needAttested' });
  await as('li')(withdrawTrialOffer, { id: product });
  await expect(as('wang')(startTrial, { id: product })).rejects.toMatchObject({ name: 'trial.notOffered' });
  expect(await as('wang')(getOwnTrial, { id: product })).toBeNull();
  const [rows] = await sql<{ count: number }[]>`
    select count(*)::int as count from gateway_access where product_id = ${product}`;
  expect(rows?.count).toBe(0);
});

test('an offer needs an API and, at first, its secret; a later one keeps it and moves running trials along', async () => {
  const dataset = await listProduct(centre);
  const way = anInterface(theirSecret, endpoint);
  const offer = { calls: 3, days: 7, ...way };
  await expect(as('li')(offerTrial, { id: dataset, ...offer })).rejects.toMatchObject({ name: 'trial.notApi' });
  const product = await listApi(centre, 3);
  await expect(as('li')(offerTrial, { id: product, ...offer, secret: '' })).rejects.toMatchObject({
    name: 'trial.needsSecret',
    fields: { secret: '请填写接口凭证' },
  });
  await as('li')(offerTrial, { id: product, ...offer, endpoint: 'http://127.0.0.1:1/v1' });
  const trial = await keyed(product);
  expect(await callIt(trial)).toMatchObject({ refused: 'gateway.unreachable' });
  await as('li')(offerTrial, { id: product, ...offer, secret: '' });
  expect(await callIt(trial)).toMatchObject({ status: 200 });
  expect(upstream.lastHeaders()['x-token']).toBe(theirSecret);
});

test('a trial ends when its supplier stops it, when its term is over, and when the product leaves the market', async () => {
  const [stopped, expired, unlisted] = [await offered(5), await offered(5), await offered(5)];
  const [one, two, three] = [await keyed(stopped), await keyed(expired), await keyed(unlisted)];
  const reason = '调用频率异常，疑似转售';
  await expect(as('wang')(stopTrial, { id: one.id, reason })).rejects.toMatchObject({
    name: expect.stringMatching(/^trial\.notFound|door\./),
  });
  await as('li')(stopTrial, { id: one.id, reason });
  expect(await callIt(one)).toMatchObject({ refused: 'gateway.closed' });
  expect(await as('wang')(getGateway, { id: one.id })).toMatchObject({ state: 'closed', stoppedReason: reason });
  await expect(as('li')(stopTrial, { id: one.id, reason })).rejects.toMatchObject({ name: 'trial.over' });
  await expect(as('wang')(startTrial, { id: stopped })).rejects.toMatchObject({ name: 'trial.again' });

  await sql`update gateway_access set expires_at = now() where id = ${two.id}`;
  expect(await callIt(two)).toMatchObject({ refused: 'gateway.expired' });

  await as('li')(setShelf, { id: unlisted, index: '0' });
  expect(await callIt(three)).toMatchObject({ refused: 'gateway.suspended' });
  await runJob('keep-gateways');
  await as('li')(setShelf, { id: unlisted, index: '1' });
  expect(await callIt(three)).toMatchObject({ refused: 'gateway.closed' });
  expect(await as('wang')(getOwnTrial, { id: unlisted })).toMatchObject({ stoppedReason: '产品已下架' });
});

test('the market’s filter 可试用 finds exactly what can be tried', async () => {
  const product = await offered(5);
  const { rows } = await as('visitor')(listProducts, { trial: ['api'], pageSize: 100 });
  expect(rows.map(({ id }) => id)).toContain(product);
  const { trial } = await as('visitor')(productFacets, {});
  expect(trial.find(({ value }) => value === 'api')).toMatchObject({ label: '接口试用', count: rows.length });
  await as('li')(withdrawTrialOffer, { id: product });
  const after = await as('visitor')(listProducts, { trial: ['api'], pageSize: 100 });
  expect(after.rows.map(({ id }) => id)).not.toContain(product);
});
