import { getLatest } from '@shuji/contract/home/calls';
import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { setShelf } from '@shuji/contract/product/own';
import { chinaDay } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as } = centre;
const latest = () => as('visitor')(getLatest, {});

test('the newest certificate is shown while its product is on the market', async () => {
  expect((await latest()).certificate).toBeNull();
  await listProduct(centre, { name: '港区泊位占用快照' });
  const id = await listProduct(centre, { name: '海域浮标实况数据' });
  expect((await latest()).certificate).toMatchObject({
    number: expect.stringMatching(/^DJ-/),
    productName: '海域浮标实况数据',
  });
  await as('li')(setShelf, { id, index: '0' });
  expect((await latest()).certificate?.productName).toBe('港区泊位占用快照');
});

test('the day of the last deal is shown once the month has enough of them', async () => {
  const product = await listProduct(centre);
  for (let deal = 1; deal <= smallestPublished; deal += 1) {
    expect((await latest()).dealOn).toBeNull();
    await dealUntil(centre, product, 'completed');
  }
  expect((await latest()).dealOn).toBe(chinaDay(new Date()));
});
