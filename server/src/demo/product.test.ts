import { globSync } from 'node:fs';
import { listProducts } from '@shuji/contract/market/calls';
import { listProductQueue } from '@shuji/contract/product/office';
import { getFreshness } from '@shuji/contract/update-report/calls';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { plantMerchants } from '#src/demo/scenes/merchants.ts';
import { world } from '#test/world.ts';
import { pathOf, readText } from './read.ts';
import { plantProducts } from './scenes/products.ts';
import { plantUpdates } from './scenes/updates.ts';

const centre = await world();
beforeAll(async () => {
  const { sql, providers } = centre;
  const now = new Date();
  await write(sql, async (tx) => {
    await plantMerchants({ tx, providers, now });
    await plantProducts({ tx, providers, now });
    await plantUpdates({ tx, providers, now });
  });
}, 60_000);

test('the demo has a market, a queue, and something in every state', async () => {
  expect((await centre.as('visitor')(listProducts, {})).total).toBeGreaterThan(8);
  expect((await centre.as('zhao')(listProductQueue, {})).total).toBeGreaterThan(0);
});

test('its products are found by what they are about', async () => {
  for (const keyword of ['碳排放', 'qixiang', '集裝箱', '港口 装卸']) {
    expect((await centre.as('visitor')(listProducts, { keyword })).total, keyword).toBeGreaterThan(0);
  }
});

test('each sample has 200 to 1,000 rows', () => {
  const samples = globSync('products/*/*.csv', { cwd: pathOf('.') });
  expect(samples.length).toBeGreaterThan(20);
  const rows = samples.map((path) => ({ path, rows: readText(path).split('\n').length - 1 }));
  expect(rows.filter((sample) => sample.rows < 200 || sample.rows > 1_000)).toEqual([]);
});

test('the log of certificates runs forward in time', async () => {
  const rows = await centre.sql<{ at: string }[]>`select at from proof_entry order by id`;
  const moments = rows.map((row) => row.at);
  expect(moments).toEqual([...moments].sort());
});

test('several products have a full year of updates, some of them late; others began lately, and some have no record', async () => {
  const visitor = centre.as('visitor');
  const { rows } = await visitor(listProducts, { pageSize: 100 });
  const records = await Promise.all(rows.map(({ id }) => visitor(getFreshness, { id })));
  const whole = records.filter(({ months }) => months.length >= 12 && months.every(({ due }) => due > 0));
  expect(whole.length).toBeGreaterThanOrEqual(3);
  expect(whole.filter(({ year }) => year.late > 0).length).toBeGreaterThanOrEqual(2);
  expect(whole.some(({ year }) => year.due >= 360)).toBe(true);
  expect(records.some(({ last, months }) => last !== null && months.filter(({ due }) => due > 0).length < 6)).toBe(
    true,
  );
  expect(records.some(({ last }) => last === null)).toBe(true);
});
