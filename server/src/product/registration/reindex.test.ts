import { listProducts } from '@shuji/contract/market/calls';
import { expect, test } from 'vitest';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, runJob } = centre;
await withoutNotice(centre);

test('a product indexed by the version before is found by its whole sound once the job has run', async () => {
  const id = await aListed(centre, { name: '滨海港区集装箱吞吐逐日汇总记录' });
  const found = async () => {
    const { rows, isLoose } = await as('visitor')(listProducts, { keyword: 'binhaigangqujizhuangxiangtuntu' });
    return !isLoose && rows.some((row) => row.id === id);
  };
  expect(await found()).toBe(true);
  await sql`update product set search = 'nothing'::tsvector, search_version = 0 where id = ${id}`;
  await runJob('index-products');
  expect(await found()).toBe(true);
  const [row] = await sql<{ search: string }[]>`select search::text from product where id = ${id}`;
  expect(row?.search).toContain('binhaigangqujizhuangxiangtuntu');
  const [left] = await sql<{ count: number }[]>`
    select count(*)::int as count from product where status <> 'new' and search_version = 0`;
  expect(left?.count).toBe(0);
});
