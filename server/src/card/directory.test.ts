import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { listMerchants, merchantFacets } from '@shuji/contract/merchant/card';
import { expect, test } from 'vitest';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const instance = await world();
const { as } = instance;

test('the directory finds merchants by name, kind, industry and region, and says what they have listed', async () => {
  await withoutNotice(instance);
  await aListed(instance);
  const { merchantId } = await as('li')(getOwnMerchant, {});
  const { rows } = await as('visitor')(listMerchants, { keyword: '滨海数科' });
  expect(rows).toMatchObject([{ id: merchantId, region: '天津市滨海新区', productCount: 1, services: [] }]);
  const [kind, industry] = [rows[0]?.kinds[0] as string, rows[0]?.industries[0] as string];
  const narrowed = await as('visitor')(listMerchants, { kind: [kind], industry: [industry], region: ['120000'] });
  expect(narrowed.rows.map((row) => row.id)).toContain(merchantId);
  expect(await as('visitor')(listMerchants, { region: ['440000'] })).toMatchObject({ total: 0, rows: [] });
  expect(await as('visitor')(listMerchants, { service: ['quality'] })).toMatchObject({ total: 0, rows: [] });
});

test('each facet counts what the list shows under every other filter', async () => {
  const all = await as('visitor')(merchantFacets, {});
  for (const { value, count } of all.kind) {
    expect(await as('visitor')(listMerchants, { kind: [value] })).toMatchObject({ total: count });
  }
  const [first] = all.region;
  const narrowed = await as('visitor')(merchantFacets, { region: [first?.value as string] });
  expect(narrowed.region).toEqual(all.region);
  for (const { value, count } of narrowed.kind) {
    const filters = { kind: [value], region: [first?.value as string] };
    expect(await as('visitor')(listMerchants, filters)).toMatchObject({ total: count });
  }
});

test('a chosen value that nothing is left of stays among the filters, to be taken off', async () => {
  const { region } = await as('visitor')(merchantFacets, { region: ['440100'], keyword: '没有这样的名字' });
  expect(region).toEqual([{ value: '440100', label: '广东省广州市', count: 0 }]);
});
