import { compareProducts } from '@shuji/contract/product/calls';
import { productLine, setShelf } from '@shuji/contract/product/own';
import { beforeAll, expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  await withoutNotice(centre);
});

test('a supplier sees the orders of a product day by day', async () => {
  const [id, other] = [await aListed(centre), await aListed(centre)];
  await dealUntil(centre, id, 'applied');
  await dealUntil(centre, id, 'applied');
  const ordered = async (product: string) =>
    (await centre.as('li')(productLine, { id: product, days: 7 })).trend.map((day) => day.orders);
  expect(await ordered(id)).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(await ordered(other)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('compared products keep the requested order; products off the market are left out', async () => {
  const [one, two, gone] = [await aListed(centre), await aListed(centre), await aListed(centre)];
  await centre.as('li')(setShelf, { id: gone, index: '0' });
  const compare = async (...id: string[]) => (await centre.as('visitor')(compareProducts, { id })).map((row) => row.id);
  expect(await compare(two, gone, one, two)).toEqual([two, one]);
  expect(await compare()).toEqual([]);
  await expect(compare(one, two, one, two, one)).rejects.toMatchObject({ name: 'door.badInput' });
});
