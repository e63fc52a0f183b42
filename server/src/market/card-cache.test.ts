import { listProducts } from '@shuji/contract/market/calls';
import { setShelf } from '@shuji/contract/product/own';
import { afterAll, expect, test, vi } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { openDatabase } from '#src/db/open.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';
import { listCachedCards } from './card-cache.ts';

const centre = await world();
await withoutNotice(centre);
const id = await aListed(centre);
const pool = openDatabase(centre.config.databaseUrl, { max: 2 });
afterAll(() => pool.end());
const rename = (name: string) => centre.sql`update product set name = ${name} where id = ${id}`;
const namesOfCards = async () => (await listCachedCards(pool, [id])).map(({ name }) => name);

test('a card is read once, and again after its product was touched', async () => {
  let name = '港口气象';
  // News of its listing may still be on its way, and drops it once.
  await vi.waitFor(async () => {
    const [before] = await namesOfCards();
    name += '二';
    await rename(name);
    expect(await namesOfCards()).toEqual([before]);
  });
  invalidateMemos(['product', `product:${id}`]);
  expect(await namesOfCards()).toEqual([name]);
});

test.each([
  ['its product', () => ['product', `product:${id}`]],
  ['the status of a merchant', () => ['merchant']],
  ['something this node missed', () => undefined],
])('a card that is being read while %s changes is not cached', async (what, tags) => {
  invalidateMemos();
  const reading = namesOfCards();
  invalidateMemos(tags());
  await reading;
  await rename(`港口气象，${what}`);
  expect(await namesOfCards()).toEqual([`港口气象，${what}`]);
});

test('a product that leaves the market is in no list, though its card was cached', async () => {
  const total = async () => (await centre.as('visitor')(listProducts, { keyword: '港口' })).total;
  expect(await total()).toBe(1);
  await centre.as('li')(setShelf, { id, index: '0' });
  expect(await total()).toBe(0);
  await centre.as('li')(setShelf, { id, index: '1' });
  expect(await total()).toBe(1);
});
