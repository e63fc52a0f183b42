// What was registered for a division that has ended is found under the division that carries it on, wherever one filters.
import { addDemand, countHallFacets, listDemands } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { listMerchants, merchantFacets } from '@shuji/contract/merchant/card';
import { listNotices } from '@shuji/contract/notice/calls';
import { listOfficeProducts, reviewProduct } from '@shuji/contract/product/office';
import { setShelf } from '@shuji/contract/product/own';
import { saveSearch } from '@shuji/contract/saved-search/calls';
import { addRegionChange } from '@shuji/contract/site/region';
import { beforeAll, expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { aListed, aSubmitted, asRead, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, runJob } = centre;
const visitor = as('visitor');

// A district of Nanning (4501) goes to Liuzhou (4502), the whole of Laiwu to two districts of Jinan (3701).
const [ended, successor] = ['450107', '450203'];
const elsewhere = ['450100', '450103'];
const around = ['450200', '450000'];

let product: string;
let later: string;
let merchant: string;

const move = (code: string, successors: string[]) =>
  as('qian')(addRegionChange, {
    kind: 'revoke',
    code,
    successors,
    effectiveOn: '2026-01-01',
    basis: '民函〔2026〕1 号',
  });

beforeAll(async () => {
  await withoutNotice(centre);
  product = await aListed(centre, { name: '西乡塘区河流水质数据集', regions: [ended] });
  later = await aSubmitted(centre, { name: '西乡塘区河流断面潮位数据集', regions: [ended] });
  await as('wang')(saveSearch, { region: [successor] });
  await as('chen')(saveSearch, { region: [ended] });
  const { id } = await as('wang')(addDemand, demandForm({ title: '征集西乡塘区客流数据', coverage: [ended] }));
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  const [row] = await sql<{ id: string }[]>`
    select m.id from merchant m join party p on p.id = m.party_id where p.region = '120116' limit 1`;
  merchant = row?.id ?? '';
  await move(ended, [successor]);
  await move('120116', ['440305']);
  await runJob('index-products');
});

const products = async (region: string) =>
  (await visitor(listProducts, { region: [region], pageSize: 100 })).rows.map(({ id }) => id);

test('the market finds a product under the successor and what lies around it, and no longer where it was', async () => {
  for (const region of [successor, ...around, ended]) expect(await products(region)).toContain(product);
  for (const region of elsewhere) expect(await products(region)).not.toContain(product);
  const { region } = await visitor(productFacets, { region: [successor] });
  expect(region.find(({ value }) => value === successor)).toMatchObject({ count: 1 });
  const old = await visitor(productFacets, { region: [ended] });
  expect(old.region.find(({ value }) => value === ended)).toMatchObject({ count: 1 });
  const words = await visitor(listProducts, { keyword: '鱼峰区' });
  expect(words.rows.map(({ id }) => id)).toContain(product);
});

test('saved searches of the old and of the new division are told of what is registered for the old one', async () => {
  await as('zhao')(reviewProduct, { ...(await asRead(centre, later)), decision: 'approve' });
  await as('li')(setShelf, { id: later, index: '1' });
  await runJob('notify-saved-searches');
  for (const who of ['wang', 'chen'] as const) {
    const { rows } = await as(who)(listNotices, { pageSize: 100 });
    expect(rows.filter(({ text }) => text.includes('西乡塘区河流断面潮位数据集'))).toHaveLength(1);
  }
});

test('the hall finds a demand under the successor, and counts it there', async () => {
  const found = async (region: string) =>
    (await visitor(listDemands, { region: [region] })).rows.some(({ title }) => title === '征集西乡塘区客流数据');
  for (const region of [successor, ...around, ended]) expect(await found(region)).toBe(true);
  for (const region of elsewhere) expect(await found(region)).toBe(false);
  const { region } = await visitor(countHallFacets, {});
  expect(region.find(({ value }) => value === '450000')).toMatchObject({ count: 1 });
});

test('the directory finds a merchant under the successor, and the office its products', async () => {
  const found = async (region: string) =>
    (await visitor(listMerchants, { region: [region], pageSize: 100 })).rows.some(({ id }) => id === merchant);
  for (const region of ['440305', '440300', '440000', '120116']) expect(await found(region)).toBe(true);
  expect(await found('120000')).toBe(false);
  const { region } = await visitor(merchantFacets, {});
  expect(region.map(({ value }) => value)).toContain('440305');
  expect(region.map(({ value }) => value)).not.toContain('120116');
  const { rows } = await as('zhao')(listOfficeProducts, { region: successor });
  expect(rows.map(({ id }) => id)).toContain(product);
});
