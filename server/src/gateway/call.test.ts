import { changeGatewayUpstream, getGateway, issueGatewayKey } from '@shuji/contract/gateway/calls';
import { settleDispute } from '@shuji/contract/order/office';
import { deliverOrder, disputeOrder, objectOrder } from '@shuji/contract/order/steps';
import { suspendProduct } from '@shuji/contract/product/office';
import { expect, onTestFinished, test } from 'vitest';
import { anInterface, dealUntil } from '#test/deal.ts';
import { buyAccess, listApi, theirSecret } from '#test/gateway.ts';
import { startUpstream } from '#test/upstream.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, server, runJob } = centre;
const upstream = await startUpstream();
providers.allowUpstream(`${upstream.origin}/v1`);
await sql`update setting set value = '10000' where key = 'gateway_per_second'`;
const product = await listApi(centre, 3);
const endpoint = `${upstream.origin}/v1`;

const origin = await server.listen({ port: 0, host: '127.0.0.1' });

interface Outcome {
  status: number;
  refused: string | null;
  left: string | null;
  text: string;
}

async function callIt(
  { id, key }: { id: string; key: string },
  path = '/now?port=1',
  init: RequestInit = {},
): Promise<Outcome> {
  const headers = { 'x-api-key': key, ...(init.headers as Record<string, string>) };
  const reply = await fetch(`${origin}/gateway/${id}${path}`, { ...init, headers });
  const [refused, left] = [reply.headers.get('x-gateway-refused'), reply.headers.get('x-gateway-left')];
  return { status: reply.status, refused, left, text: await reply.text() };
}

test('a bought interface is called with the key until it is used up, and then refused clearly', async () => {
  const access = await buyAccess(centre, product, endpoint);
  const first = await callIt(access);
  expect(first).toMatchObject({ status: 200, left: '2', text: '{"url":"/v1/now?port=1","body":""}' });
  const headers = upstream.lastHeaders();
  expect(headers['x-token']).toBe(theirSecret);
  expect(JSON.stringify(headers)).not.toContain(access.key);
  await callIt(access);
  await callIt({ ...access }, '/now', { headers: { authorization: `Bearer ${access.key}`, 'x-api-key': access.key } });
  const over = await callIt(access);
  expect(over).toMatchObject({ status: 403, refused: 'gateway.usedUp' });
  expect(JSON.parse(over.text)).toEqual({ code: 46304, msg: expect.stringContaining('用完'), data: null });
  expect(upstream.requests).toHaveLength(3);
  const page = await as('wang')(getGateway, { id: access.id });
  expect(page).toMatchObject({ state: 'usedUp', used: 3, bought: 3, upstream: null, side: 'buyer' });
  const answered = async () =>
    (await as('wang')(getGateway, { id: access.id })).points.reduce((sum, point) => sum + point.calls, 0);
  await expect.poll(answered).toBe(3);
});

test('sixty-four calls at once on the last one that is left: one goes through', async () => {
  const access = await buyAccess(centre, product, endpoint);
  await sql`update gateway_meter set taken = 2 where access_id = ${access.id}`;
  const replies = await Promise.all(Array.from({ length: 64 }, () => callIt(access)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ refused }) => refused))).toEqual(
    new Set(['gateway.usedUp']),
  );
});

test.each([
  ['/gone', 502, 'gateway.unreachable'],
  ['/inside', 502, 'gateway.redirected'],
  ['/huge', 502, 'gateway.replyTooLarge'],
  ['/broken', 503, null],
])('what the supplier does not perform is not counted: %s', async (path, status, refused) => {
  const access = await buyAccess(centre, product, endpoint);
  expect(await callIt(access, path)).toMatchObject({ status, refused });
  const page = await as('wang')(getGateway, { id: access.id });
  expect(page.used).toBe(0);
  expect(page.points[0]).toMatchObject({ calls: 0, failed: 1 });
});

test('a new key holds at once and the old one is dead; the key is stored nowhere', async () => {
  const access = await buyAccess(centre, product, endpoint);
  const { key } = await as('wang')(issueGatewayKey, { id: access.id });
  expect(await callIt(access)).toMatchObject({ status: 401, refused: 'gateway.wrongKey' });
  expect(await callIt({ ...access, key })).toMatchObject({ status: 200 });
  const [row] = await sql`select * from gateway_access where id = ${access.id}`;
  expect(JSON.stringify(row)).not.toContain(key);
  expect(JSON.stringify(row)).not.toContain(theirSecret);
});

test('the key of another order, an unknown access and no key at all get the same refusal', async () => {
  const [one, other] = [await buyAccess(centre, product, endpoint), await buyAccess(centre, product, endpoint)];
  const unknown = '01900000-0000-7000-8000-0000000000ff';
  const outcomes = [
    await callIt({ id: one.id, key: other.key }),
    await callIt({ id: unknown, key: one.key }),
    await callIt({ id: one.id, key: '' }),
    await callIt({ id: '../../api/product', key: one.key }, ''),
  ];
  for (const reply of outcomes.slice(0, 3)) expect(reply).toEqual({ ...outcomes[0] });
  expect(outcomes[0]).toMatchObject({ status: 401, refused: 'gateway.wrongKey' });
});

test('calls stand still while an order is objected to or disputed, and the product is stopped', async () => {
  const objected = await buyAccess(centre, product, endpoint);
  await as('wang')(objectOrder, { id: objected.orderId, reason: '返回的潮位缺少时间' });
  expect(await callIt(objected)).toMatchObject({ status: 403, refused: 'gateway.suspended' });

  const access = await buyAccess(centre, product, endpoint);
  await as('wang')(disputeOrder, { id: access.orderId, reason: '返回的潮位与合同约定的港口不符' });
  expect(await callIt(access)).toMatchObject({ refused: 'gateway.suspended' });
  const [dispute] = await sql<{ id: string }[]>`select id from order_dispute where order_id = ${access.orderId}`;
  const settled = { id: dispute?.id ?? '', note: '经核实，双方同意解除合同' };
  await as('zhao')(settleDispute, { ...settled, decision: 'cancel', refund: 100_000 });
  expect(await callIt(access)).toMatchObject({ status: 403, refused: 'gateway.closed' });
  await expect(as('wang')(issueGatewayKey, { id: access.id })).rejects.toMatchObject({ name: 'gateway.closed' });

  const own = await listApi(centre, 3);
  const stopped = await buyAccess(centre, own, endpoint);
  await as('zhao')(suspendProduct, { id: own, reason: '接到来源异议，核查期间暂停展示' });
  expect(await callIt(stopped)).toMatchObject({ refused: 'gateway.suspended' });
});

test('a term ends calls, and so many a second are borne, over all nodes', async () => {
  const access = await buyAccess(centre, product, endpoint);
  await sql`update gateway_access set per_second = 1, bought = null where id = ${access.id}`;
  const replies = await Promise.all(Array.from({ length: 20 }, () => callIt(access)));
  const went = replies.filter(({ status }) => status === 200).length;
  expect(went).toBeGreaterThan(0);
  expect(went).toBeLessThan(20);
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 429, refused: 'gateway.tooFast' });
  await sql`update gateway_access set expires_at = now() where id = ${access.id}`;
  expect(await callIt(access)).toMatchObject({ status: 403, refused: 'gateway.expired' });
});

test('both sides get a message at four fifths, when all is used, and before the end', async () => {
  const access = await buyAccess(centre, product, endpoint);
  const outcome = async () =>
    (
      await sql<{ title: string }[]>`select title from notice where key like ${`gateway ${access.id}%`} order by title`
    ).map(({ title }) => title.split('：')[1]);
  await runJob('keep-gateways');
  expect(await outcome()).toEqual([]);
  await sql`update gateway_access set bought = 10, expires_at = now() + interval '3 days' where id = ${access.id}`;
  await sql`update gateway_meter set taken = 8 where access_id = ${access.id}`;
  await runJob('keep-gateways');
  await sql`update gateway_meter set taken = 10 where access_id = ${access.id}`;
  await runJob('keep-gateways');
  await runJob('keep-gateways');
  const [soon, all, most] = ['接口调用将在 3 天内到期', '接口调用次数已用完', '接口调用次数已使用八成'];
  expect((await outcome()).sort()).toEqual([soon, soon, all, all, most, most].sort());
});

test('outside the demo a secret is sent to an encrypted interface only', async () => {
  const access = await buyAccess(centre, product, endpoint);
  const order = await dealUntil(centre, product, 'paid');
  Object.assign(providers, { isDemo: false });
  onTestFinished(() => void Object.assign(providers, { isDemo: true }));
  const change = (address: string) =>
    as('li')(changeGatewayUpstream, { id: access.id, ...anInterface(theirSecret, address) });
  await expect(change('http://api.example.com')).rejects.toMatchObject({
    name: 'gateway.needsHttps',
    fields: { endpoint: expect.stringContaining('https://') },
  });
  await change('https://api.example.com');
  const delivery = { id: order, kind: 'api', gateway: anInterface(theirSecret, 'http://api.example.com') } as const;
  await expect(as('li')(deliverOrder, delivery)).rejects.toMatchObject({
    name: 'gateway.needsHttps',
    fields: { 'gateway.endpoint': expect.stringContaining('https://') },
  });
});
