import { getMonth } from '@shuji/contract/desk/calls';
import { afterEach, expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';
import { daysOf, monthBefore } from './rules.ts';

const centre = await world();
const { as, sql, providers } = centre;

afterEach(() => providers.setClock(null));

test('a month has its days, and the month before it', () => {
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOf('2026-11')).toHaveLength(30);
  expect(monthBefore('2026-01')).toBe('2025-12');
});

test('the month lists each of its days up to today, by Chinese time, beside the month before', async () => {
  const id = await dealUntil(centre, await listProduct(centre), 'completed');
  const { accountId } = await newcomer(sql);
  // Late on 31 October in London is 1 November in Tianjin.
  await sql`update account set created_at = '2031-10-31T17:00:00Z' where id = ${accountId}`;
  await sql`update trade_order set created_at = '2031-10-30T02:00:00Z', closed_at = '2031-11-03T02:00:00Z' where id = ${id}`;
  const [order] = await sql<{ amount: number }[]>`select amount from trade_order where id = ${id}`;
  providers.setClock(new Date('2031-11-05T02:00:00Z'));
  const month = await as('sun')(getMonth, {});
  expect(month.month).toBe('2031-11');
  expect(month.days.map(({ day }) => day)).toEqual(daysOf('2031-11').slice(0, 5));
  expect(month.days[0]).toMatchObject({ accounts: 1, orders: 0, amount: 0 });
  expect(month.days[2]).toMatchObject({ accounts: 0, amount: order?.amount });
  expect(month.total).toEqual({ accounts: 1, products: 0, demands: 0, orders: 0, amount: order?.amount });
  expect(month.before).toMatchObject({ accounts: 0, orders: 1, amount: 0 });
  expect((await as('sun')(getMonth, { month: '2031-10' })).days).toHaveLength(31);
  await expect(as('sun')(getMonth, { month: '2031-13' })).rejects.toMatchObject({ name: 'door.badInput' });
});
