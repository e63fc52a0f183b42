import type { Output } from '@shuji/contract/call';
import { readMyStatistics, readStatistics, type TodoKind } from '@shuji/contract/home';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { type World, world } from '#test/world.ts';

const centre: World = await world();
const { as, server } = centre;
const visitor = as('visitor');
// Over a real connection: ready replies are given before the framework sees a request.
const origin = await server.listen({ port: 0, host: '127.0.0.1' });

async function figures(): Promise<Output<typeof readStatistics>> {
  const reply = await fetch(`${origin}${readStatistics.path}`);
  return ((await reply.json()) as { data: Output<typeof readStatistics> }).data;
}

async function todos(who: 'li' | 'wang' | 'chen'): Promise<Partial<Record<TodoKind, number>>> {
  const { todos } = await as(who)(readMyStatistics, {});
  return Object.fromEntries(todos.map(({ kind, count }) => [kind, count]));
}

test('figures are those of the moment, though an empty centre was asked for them before', async () => {
  const before = await figures();
  expect(before.totals).toMatchObject({ products: 0, demands: 0, deals: 0, dealAmount: 0 });
  expect(before.months).toHaveLength(12);

  const product = await listProduct(centre);
  expect((await figures()).totals.products).toBe(1);

  await dealUntil(centre, product, 'completed');
  const after = await figures();
  // What one deal came to is the business of two parties.
  expect(after.totals).toMatchObject({ products: 1, deals: 1, dealAmount: null });
  expect(after.months.at(-1)).toMatchObject({ products: 1, deals: 1, productsSoFar: 1 });
});

test('whoever has only registered is told to have their identity verified', async () => {
  expect(await todos('chen')).toEqual({ attest: 1 });
});

test('a deal waits for whoever has the next step', async () => {
  const product = await listProduct(centre, { name: '港区泊位占用快照' });
  const awaited = async (goal: Parameters<typeof dealUntil>[2]) => {
    await dealUntil(centre, product, goal);
    return { li: await todos('li'), wang: await todos('wang') };
  };
  expect(await awaited('applied')).toEqual({ li: { answerOrder: 1 }, wang: {} });
  expect(await awaited('answered')).toEqual({ li: { answerOrder: 1, signSold: 1 }, wang: { signBought: 1 } });
  expect((await awaited('signed')).wang).toEqual({ signBought: 1, pay: 1 });
  expect((await awaited('paid')).li).toEqual({ answerOrder: 1, signSold: 1, deliver: 1 });
  expect((await awaited('delivered')).wang).toEqual({ signBought: 1, pay: 1, accept: 1 });

  const mine = await as('wang')(readMyStatistics, {});
  expect(mine.counters).toContainEqual({ name: 'bought', label: '订购的产品', count: 6 });
});

test('my figures are nobody else’s', async () => {
  await expect(visitor(readMyStatistics, {})).rejects.toMatchObject({ code: 401 });
  const { counters } = await as('chen')(readMyStatistics, {});
  expect(counters.every(({ count }) => count === 0)).toBe(true);
});
