import type { Output } from '@shuji/contract/call';
import { creditCheck } from '@shuji/contract/check-digit';
import { takeDemand } from '@shuji/contract/demand/calls';
import { getMyStatistics, getStatistics } from '@shuji/contract/home/calls';
import type { TodoKind } from '@shuji/contract/home/labels';
import { pleadDispute } from '@shuji/contract/order/dispute';
import { askInvoice } from '@shuji/contract/order/invoice';
import { listOrders } from '@shuji/contract/order/list';
import { deliverOrder, disputeOrder } from '@shuji/contract/order/steps';
import { expect, test } from 'vitest';
import { anInterface, dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { aPublished } from '#test/offer.ts';
import { type World, world } from '#test/world.ts';

const centre: World = await world();
const { as, server } = centre;
const code = '91310115MA1K4FAP0';
const taxNumber = code + creditCheck(code);
const visitor = as('visitor');
// Over a real connection: ready replies are given before the framework sees a request.
const origin = await server.listen({ port: 0, host: '127.0.0.1' });

async function figures(): Promise<Output<typeof getStatistics>> {
  const reply = await fetch(`${origin}${getStatistics.path}`);
  return ((await reply.json()) as { data: Output<typeof getStatistics> }).data;
}

async function todos(who: 'li' | 'wang' | 'chen'): Promise<Partial<Record<TodoKind, number>>> {
  const { todos } = await as(who)(getMyStatistics, {});
  return Object.fromEntries(todos.map(({ kind, count }) => [kind, count]));
}

test('lists are counted as they are now; deals are counted in whole months, and only where they are enough', async () => {
  const before = await figures();
  expect(before.totals).toMatchObject({ products: 0, demands: 0, deals: 0, dealAmount: 0 });
  expect(before.months).toHaveLength(12);

  const product = await listProduct(centre);
  expect((await figures()).totals.products).toBe(1);

  await dealUntil(centre, product, 'completed');
  const after = await figures();
  expect(after.totals).toMatchObject({ products: 1, deals: 0, dealAmount: 0 });
  expect(after.months.map(({ month }) => month)).not.toContain(new Date().toISOString().slice(0, 7));
});

test('a new account sees the request to verify its identity', async () => {
  expect(await todos('chen')).toEqual({ attest: 1 });
});

test('a deal waits for the party with the next step', async () => {
  const product = await listProduct(centre, { name: '港区泊位占用快照' });
  // From the deal above.
  const owed = { tellAccount: 1 };
  const awaited = async (goal: Parameters<typeof dealUntil>[2]) => {
    await dealUntil(centre, product, goal);
    return { li: await todos('li'), wang: await todos('wang') };
  };
  expect(await awaited('applied')).toEqual({ li: { answerOrder: 1, ...owed }, wang: {} });
  expect(await awaited('answered')).toEqual({
    li: { answerOrder: 1, signSold: 1, ...owed },
    wang: { signBought: 1 },
  });
  expect((await awaited('signed')).wang).toEqual({ signBought: 1, pay: 1 });
  expect((await awaited('paid')).li).toEqual({ answerOrder: 1, signSold: 1, deliver: 1, ...owed });
  expect((await awaited('delivered')).wang).toEqual({ signBought: 1, pay: 1, accept: 1 });

  const mine = await as('wang')(getMyStatistics, {});
  expect(mine.counters).toContainEqual({ name: 'bought', label: '订购的产品', count: 6 });
});

test('so does what is no step of the deal: a word in a dispute, an invoice, a key, a taken demand', async () => {
  const product = await listProduct(centre, { name: '港区潮位实况接口', delivery: ['platformApi'] });
  const id = await dealUntil(centre, product, 'paid');
  const demand = await aPublished(centre);
  await as('li')(takeDemand, { id: demand });
  await as('wang')(askInvoice, {
    id,
    issuer: 'seller',
    kind: 'plain',
    title: '滨海测试公司',
    taxNumber,
    email: 'fapiao@hailian.example',
  });
  expect(await todos('li')).toMatchObject({ issueInvoice: 1, finishTaken: 1 });
  await as('li')(deliverOrder, { id, kind: 'api', gateway: anInterface('their-secret') });
  expect(await todos('wang')).toMatchObject({ fetchKey: 1 });
  expect((await as('wang')(listOrders, { x: '1', show: 'key' })).rows.map((row) => row.id)).toEqual([id]);
  expect((await as('li')(listOrders, { x: '2', show: 'invoice' })).rows.map((row) => row.id)).toEqual([id]);
  expect((await as('wang')(listOrders, { x: '1', show: 'invoice' })).total).toBe(0);
  await as('wang')(disputeOrder, { id, reason: '接口一直没有应答，无法使用' });
  expect(await todos('li')).toMatchObject({ pleadSold: 1 });
  expect(await todos('wang')).not.toHaveProperty('pleadBought');
  const { plead, rows } = await as('li')(listOrders, { x: '2', show: 'plead' });
  expect([plead, rows.map((row) => row.id)]).toEqual([1, [id]]);
  await as('li')(pleadDispute, { id, text: '接口已按约定开通，请先领取密钥。' });
  expect(await todos('li')).not.toHaveProperty('pleadSold');
});

test('my figures count only my own rows', async () => {
  await expect(visitor(getMyStatistics, {})).rejects.toMatchObject({ code: 401 });
  const { counters } = await as('chen')(getMyStatistics, {});
  expect(counters.every(({ count }) => count === 0)).toBe(true);
});
