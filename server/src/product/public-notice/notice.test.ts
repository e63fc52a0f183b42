import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { getOwnProduct, productLine, setShelf } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { aRegistered } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();

test('a product in public notice is registered when the days are over, not before', async () => {
  const id = await aRegistered(centre);
  const li = centre.as('li');
  const own = () => li(getOwnProduct, { id });
  expect(await own()).toMatchObject({ status: 'notice', certificateId: null, may: [] });
  await expect(li(setShelf, { id, index: '1' })).rejects.toMatchObject({ name: 'product.notListable' });
  await centre.runJob('finish-notices');
  expect((await own()).status).toBe('notice');

  centre.providers.setClock(new Date(Date.now() + 3 * dayMs + 60_000));
  await centre.runJob('finish-notices');
  await centre.runJob('finish-notices');
  centre.providers.setClock(null);
  const registered = await own();
  expect(registered).toMatchObject({ status: 'registered', noticeUntil: null });
  const { facts } = await centre.as('visitor')(getProductCertificate, { id: registered.certificateId ?? '' });
  expect(facts.noticeFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const { steps } = await li(productLine, { id });
  expect(steps.map((one) => one.step)).toEqual(['create', 'submit', 'approve', 'register']);
});
