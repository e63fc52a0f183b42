import { endDemoNotice } from '@shuji/contract/demo/calls';
import { listPublicObjections } from '@shuji/contract/objection/calls';
import { listObjectionQueue } from '@shuji/contract/objection/office';
import { getProduct } from '@shuji/contract/product/calls';
import { listPublicNotices } from '@shuji/contract/product/notice';
import { listProductQueue } from '@shuji/contract/product/office';
import { getOwnProduct, listOwnProducts } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { plantMerchants } from '#src/demo/scenes/merchants.ts';
import { plantObjections } from '#src/demo/scenes/objections.ts';
import { plantProducts } from '#src/demo/scenes/products.ts';
import { aRegistered } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  const { sql, providers } = centre;
  const now = new Date();
  await write(sql, async (tx) => {
    for (const plant of [plantMerchants, plantProducts, plantObjections]) await plant({ tx, providers, now });
  });
}, 60_000);

test('the demo shows notices with different times left, one contested, and an objection decided', async () => {
  const { rows } = await centre.as('visitor')(listPublicNotices, { pageSize: 100 });
  // In days: those of a Monday, when last week's are over, differ by hours.
  const left = rows.map((row) => (new Date(row.noticeUntil).getTime() - Date.now()) / dayMs);
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  expect(new Set(left).size).toBeGreaterThan(1);
  expect(rows.filter((row) => row.isContested)).toHaveLength(1);
  expect((await centre.as('zhao')(listObjectionQueue, {})).rows).toMatchObject([{ answer: expect.any(String) }]);
  expect((await centre.as('visitor')(listPublicObjections, {})).rows).toMatchObject([{ status: 'dismissed' }]);
});

test('a new version is in public notice beside the listed one, and a suspended product has an appeal', async () => {
  const { rows } = await centre.as('li')(listOwnProducts, { pageSize: 100 });
  const renewing = rows.find((row) => row.change === 'notice');
  const shown = await centre.as('visitor')(getProduct, { id: renewing?.id ?? '' });
  expect(shown.changeUntil).not.toBeNull();
  const queue = await centre.as('zhao')(listProductQueue, { pageSize: 100 });
  expect(queue.rows.filter((row) => row.appealedAt)).toHaveLength(1);
});

test('whoever tries the demo ends the notice of their own product, and of no other', async () => {
  const id = await aRegistered(centre);
  await expect(centre.as('wang')(endDemoNotice, { id })).rejects.toMatchObject({ name: 'product.notInNotice' });
  await centre.as('li')(endDemoNotice, { id });
  expect(await centre.as('li')(getOwnProduct, { id })).toMatchObject({ status: 'registered' });
});

test('a centre without the demo has no such call', async () => {
  const id = await aRegistered(centre);
  Object.assign(centre.providers, { isDemo: false });
  await expect(centre.as('li')(endDemoNotice, { id })).rejects.toMatchObject({ name: 'door.notFound' });
  Object.assign(centre.providers, { isDemo: true });
});
