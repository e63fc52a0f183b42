import { randomUUID } from 'node:crypto';
import { getMyStatistics } from '@shuji/contract/home/calls';
import type { OrderMove } from '@shuji/contract/order/labels';
import { exportOrders, listOrders } from '@shuji/contract/order/list';
import { writeOrderMessage } from '@shuji/contract/order/message';
import { quoteOrder, refuseOrder } from '@shuji/contract/order/steps';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { dealUntil, pay } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const product = await listProduct(centre);
  const open = await listProduct(centre, { name: '面议的航线数据', priceMode: 'negotiable', tiers: [] });
  for (const goal of ['applied', 'answered', 'signed', 'paid', 'delivered', 'completed'] as const)
    ids[goal] = await dealUntil(centre, product, goal);
  ids.paying = await dealUntil(centre, product, 'signed');
  await pay(centre, ids.paying);
  ids.quoted = await dealUntil(centre, open, 'applied');
  await centre.as('li')(quoteOrder, { id: ids.quoted, amount: 9_000_000 });
  ids.refused = await dealUntil(centre, product, 'applied', { usage: '=HYPERLINK("http://example.com")用于分析' });
  // Its term is over, and the job that ends it has not run yet.
  ids.late = await dealUntil(centre, product, 'applied');
  await centre.sql`update trade_order set due_at = now() - interval '1 minute' where id = ${ids.late}`;
  await centre.as('li')(refuseOrder, { id: ids.refused, reason: '用途超出使用限制' });
});

const sides = [
  { who: 'wang', x: '1' },
  { who: 'li', x: '2' },
] as const;
const forward: OrderMove[] = ['confirm', 'quote', 'sign', 'pay', 'deliver', 'accept'];

test.each(sides)(
  'an order shows as $who’s turn exactly where a step of theirs moves the deal on',
  async ({ who, x }) => {
    const as = centre.as(who);
    const all = await as(listOrders, { x, pageSize: 100 });
    const mine = await as(listOrders, { x, show: 'turn', pageSize: 100 });
    const expected = all.rows.filter(({ may }) => may.some((move) => forward.includes(move)));
    expect(expected.length).toBeGreaterThan(1);
    expect(mine.rows.map((row) => row.id)).toEqual(expected.map((row) => row.id));
    expect([all.turn, mine.total]).toEqual([expected.length, expected.length]);
  },
);

test('a voucher that waits for the office shows no deadline, and is not the next to end', async () => {
  const as = centre.as('wang');
  await centre.sql`update trade_order set due_at = now() - interval '1 day' where id = ${ids.paying ?? ''}`;
  const { rows } = await as(listOrders, { x: '1', sort: 'due', pageSize: 100 });
  const place = rows.findIndex((row) => row.id === ids.paying);
  expect(rows[place]?.dueAt).toBeNull();
  expect(rows.slice(place).every((row) => row.dueAt === null)).toBe(true);
});

test('the count of steps to take leaves out steps whose term is over', async () => {
  const { rows } = await centre.as('li')(listOrders, { x: '2', status: 'awaiting_seller', pageSize: 100 });
  const { todos } = await centre.as('li')(getMyStatistics, {});
  expect(rows.map((row) => row.id).sort()).toEqual([ids.applied, ids.late].sort());
  expect(todos.find((todo) => todo.kind === 'answerOrder')?.count).toBe(1);
});

test('orders are found by days of application, and sorted on request', async () => {
  const as = centre.as('wang');
  await centre.sql`update trade_order set created_at = '2026-03-01T15:59:59Z' where id = ${ids.completed ?? ''}`;
  const found = async (input: object) =>
    (await as(listOrders, { x: '1', pageSize: 100, ...input })).rows.map((row) => row.id);
  expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual([ids.completed]);
  expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([]);
  expect((await found({ sort: 'amount' }))[0]).toBe(ids.quoted);
  expect((await found({ sort: 'oldest' }))[0]).toBe(ids.completed);
  const due = (await as(listOrders, { x: '1', pageSize: 100, sort: 'due' })).rows.map((row) => row.dueAt);
  expect(due.filter((at) => at !== null)).toEqual([...due.filter((at) => at !== null)].sort());
  expect(due.at(-1)).toBeNull();
});

test('orders with unread messages are counted and found', async () => {
  await centre.as('li')(writeOrderMessage, { id: ids.paid ?? '', key: randomUUID(), text: '明日交付。' });
  const { unread, rows } = await centre.as('wang')(listOrders, { x: '1', show: 'unread' });
  expect(unread).toBe(1);
  expect(rows).toMatchObject([{ id: ids.paid, unread: 1 }]);
  expect((await centre.as('li')(listOrders, { x: '2', show: 'unread' })).total).toBe(0);
});

test('one’s orders are taken along as a table that runs nothing', async () => {
  await centre.sql`update trade_order set product_name = '=1+1' where id = ${ids.refused ?? ''}`;
  const table = async (x: '1' | '2', who: 'wang' | 'li', input: object) => {
    const { body } = await centre.as(who).file(exportOrders, { x, format: 'csv', ...input });
    return parse(body, { bom: true }) as string[][];
  };
  const [headings, ...rows] = await table('1', 'wang', { status: 'cancelled' });
  expect(headings).toContain('供方');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("'=1+1");
  const sold = await table('2', 'li', { sort: 'amount' });
  expect(sold[0]).toContain('需方');
  expect(sold[1]).toContain('90000');
  expect(await table('2', 'wang', {})).toHaveLength(1);
});
