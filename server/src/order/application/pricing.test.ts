import { listNotices } from '@shuji/contract/notice/calls';
import { getOrderedProduct, priceOrder } from '@shuji/contract/order/apply';
import { listOrders } from '@shuji/contract/order/list';
import { applyOrder } from '@shuji/contract/order/placing';
import { cancelOrder } from '@shuji/contract/order/steps';
import { getProduct } from '@shuji/contract/product/calls';
import { beforeAll, expect, test } from 'vitest';
import { application, dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
let product: string;
beforeAll(async () => {
  await centre.sql`update setting set value = '3' where key = 'order_open_most'`;
  product = await listProduct(centre);
});

test('the centre quotes the price for the requested tier and quantity', async () => {
  const as = centre.as('wang');
  const one = await as(priceOrder, { id: product, tier: '0', quantity: '1' });
  expect(one).toMatchObject({ amount: one.tier?.price, version: 1 });
  expect(await as(priceOrder, { id: product, tier: '0', quantity: '7' })).toMatchObject({
    amount: 7 * (one.amount ?? 0),
  });
  await expect(as(priceOrder, { id: product, quantity: '1' })).rejects.toMatchObject({
    fields: { tier: '请选择规格' },
  });
  await expect(as(priceOrder, { id: product, tier: '9', quantity: '1' })).rejects.toMatchObject({
    fields: { tier: '请选择规格' },
  });
  const open = await listProduct(centre, { name: '面议的航线数据', priceMode: 'negotiable', tiers: [] });
  expect(await as(priceOrder, { id: open, quantity: '3' })).toMatchObject({ amount: null, tier: null });
});

test('only both sides read the whole product as it was ordered', async () => {
  const { as, sql } = centre;
  const id = await dealUntil(centre, product, 'applied');
  const shown = await as('wang')(getProduct, { id: product });
  for (const who of ['wang', 'li'] as const)
    expect(await as(who)(getOrderedProduct, { id })).toMatchObject({
      dictionary: shown.dictionary,
      version: 1,
      isCurrent: true,
    });
  await sql`update product set status = 'unlisted', name = '改过的名称' where id = ${product}`;
  expect(await as('wang')(getOrderedProduct, { id })).toMatchObject({ name: shown.name, tiers: shown.tiers });
  await sql`update product set status = 'listed', name = ${shown.name} where id = ${product}`;
});

test('the party with the next step is reminded once a day before the time is up', async () => {
  const id = await dealUntil(centre, product, 'applied');
  const priceOf = async (who: 'wang' | 'li') => {
    const { rows } = await centre.as(who)(listNotices, { topic: 'order', pageSize: 100 });
    return rows.filter((row) => row.link.includes(id) && row.title.includes('不足一天')).length;
  };
  await centre.runJob('remind-of-order-terms');
  expect(await priceOf('li')).toBe(0);
  await centre.sql`update trade_order set due_at = now() + interval '20 hours' where id = ${id}`;
  await centre.runJob('remind-of-order-terms');
  await centre.runJob('remind-of-order-terms');
  expect([await priceOf('li'), await priceOf('wang')]).toEqual([1, 0]);
});

test('a buyer with too many unanswered applications waits until one is gone', async () => {
  const as = centre.as('wang');
  const { rows } = await as(listOrders, { x: '1', status: 'awaiting_seller' });
  for (const { id } of rows) await as(cancelOrder, { id, reason: '不再需要该产品' });
  const id = await dealUntil(centre, product, 'applied');
  for (const count of [2, 3]) await dealUntil(centre, product, 'applied', { quantity: count });
  const fourth = await application(centre, product);
  await expect(as(applyOrder, fourth)).rejects.toMatchObject({ name: 'order.tooManyOpen' });
  await as(cancelOrder, { id, reason: '不再需要该产品' });
  await as(applyOrder, fourth);
});
