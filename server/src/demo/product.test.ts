import { listProducts } from '@shuji/contract/market/calls';
import { listProductQueue } from '@shuji/contract/product/office';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { plantMerchants } from '#src/demo/scenes/merchants.ts';
import { world } from '#test/world.ts';
import { plantProducts } from './scenes/products.ts';

const centre = await world();
beforeAll(async () => {
  const { sql, providers } = centre;
  const now = new Date();
  await write(sql, async (tx) => {
    await plantMerchants({ tx, providers, now });
    await plantProducts({ tx, providers, now });
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

test('the log of certificates runs forward in time', async () => {
  const rows = await centre.sql<{ at: string }[]>`select at from proof_entry order by id`;
  const moments = rows.map((row) => row.at);
  expect(moments).toEqual([...moments].sort());
});
