import type { Input } from '@shuji/contract/call';
import { listProducts, productFacets, suggestProducts } from '@shuji/contract/market/calls';
import { getProduct, hotProducts, linkSample, similarProducts } from '@shuji/contract/product/calls';
import { addFavourite, deleteFavourite, listFavourites, productInterest } from '@shuji/contract/product/interest';
import { setShelf } from '@shuji/contract/product/own';
import { beforeAll, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { aListed, aRegistered, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const ids = { weather: '', credit: '', farm: '', hidden: '' };

beforeAll(async () => {
  await withoutNotice(centre);
  ids.weather = await aListed(centre);
  ids.credit = await aListed(centre, {
    name: '中小企业信用评价接口',
    summary: '按统一社会信用代码查询企业信用等级、司法风险与经营异常，供贷前审查与供应商准入。',
    detail: '<p>覆盖本省存续企业，逐日更新，评价方法公开，每次查询返回等级、分值与主要依据。</p>',
    productType: 'api',
    industry: 'finance',
    scenes: ['financialRisk', 'credit'],
    keywords: ['企业信用', '贷前'],
    regions: ['450000'],
    priceMode: 'perCall',
    tiers: [{ name: '单次', count: 1, price: 150, days: null }],
    api: { method: 'GET', parameters: [], reply: '{"level":"A"}', errorCodes: [], errors: '' },
    updateFrequency: 'daily',
  });
  ids.farm = await aListed(centre, {
    name: '水稻长势遥感监测报告',
    summary: '逐旬发布粤港澳大湾区周边县域的水稻长势与产量预估，附图斑与说明。',
    productType: 'report',
    industry: 'agriculture',
    scenes: ['agriculture'],
    keywords: ['水稻', '遥感'],
    regions: ['440000'],
    priceMode: 'negotiable',
    tiers: [],
    dictionary: [],
    updateFrequency: 'irregular',
  });
  ids.hidden = await aRegistered(centre, { name: '尚未上架的气象数据集' });
});

async function found(input: Input<typeof listProducts>) {
  const { rows } = await centre.as('visitor')(listProducts, input);
  return rows.map((row) => row.id);
}

test('the market shows what is listed and nothing else, in every list', async () => {
  const visitor = centre.as('visitor');
  expect((await found({})).sort()).toEqual([ids.weather, ids.credit, ids.farm].sort());
  expect((await visitor(hotProducts, {})).total).toBe(3);
  const offered = (await visitor(suggestProducts, { keyword: '气象' })).rows.filter((one) => one.kind === 'product');
  expect(offered.map((one) => one.value)).toEqual([ids.weather]);
  expect((await visitor(similarProducts, { id: ids.weather })).map((row) => row.id)).not.toContain(ids.hidden);
  for (const call of [getProduct, productInterest]) {
    await expect(visitor(call, { id: ids.hidden })).rejects.toMatchObject({ name: 'product.notFound' });
  }
  await expect(centre.as('wang')(addFavourite, { id: ids.hidden })).rejects.toMatchObject({
    name: 'product.notFound',
  });
});

test.each([
  ['a word', '气象', 'weather'],
  ['words that stand apart', '信用企业', 'credit'],
  ['several words', '企业 贷前', 'credit'],
  ['pinyin', 'qixiang', 'weather'],
  ['initials', 'qx', 'weather'],
  ['traditional characters', '氣象觀測', 'weather'],
  ['full-width letters', 'ｑｉｘｉａｎｇ', 'weather'],
  ['a word that dictionaries cut elsewhere', '大湾区', 'farm'],
  ['one character', '稻', 'farm'],
  ['the name of its type', '数据报告', 'farm'],
] as const)('%s finds the product: %s', async (_, keyword, which) => {
  expect((await found({ keyword }))[0]).toBe(ids[which]);
});

test.each(['qixiang', 'qx'])('the reply gives the words of %s in the names it found, to be marked', async (keyword) => {
  expect((await centre.as('visitor')(listProducts, { keyword })).words).toEqual([keyword, '气象']);
});

test('the supplier is found by name, and signs alone find nothing', async () => {
  expect(await found({ keyword: '滨海数科' })).toHaveLength(3);
  expect(await found({ keyword: '！？' })).toEqual([]);
});

test.each([
  ['that sounds alike', '水稻涨势遥感', 'farm'],
  ['that looks alike', '水稻长执遥感', 'farm'],
  ['in a short word', '气向', 'weather'],
  ['among other words', '企业 信甩评价', 'credit'],
] as const)('one wrong character %s still finds the product: %s', async (_, keyword, which) => {
  expect((await found({ keyword }))[0]).toBe(ids[which]);
  const facets = await centre.as('visitor')(productFacets, { keyword });
  expect(facets.merchant).not.toEqual([]);
});

test('a fuzzy match is marked as one, and names the intended word', async () => {
  const foundNames = async (keyword: string) => {
    const { isLoose, correction } = await centre.as('visitor')(listProducts, { keyword });
    return [isLoose, correction];
  };
  expect(await foundNames('水稻长势')).toEqual([false, null]);
  expect(await foundNames('水稻涨势遥感')).toEqual([true, '水稻长势遥感']);
  expect(await foundNames('企業 信甩評價')).toEqual([true, '企业 信用评价']);
  expect(await foundNames('火星车')).toEqual([false, null]);
});

test.each([
  ['a wrong character', '信用平价', 'credit'],
  ['pinyin', 'shuidao', 'farm'],
  ['full-width initials', 'ＱＸ', 'weather'],
  ['traditional characters', '遙感', 'farm'],
] as const)('%s is offered the product while one types: %s', async (_, keyword, which) => {
  const offered = await centre.as('visitor')(suggestProducts, { keyword });
  expect(offered.rows.find((one) => one.kind === 'product')?.value).toBe(ids[which]);
});

test('industries, scenes and merchants are offered by name, with how many products they have', async () => {
  const offered = await centre.as('visitor')(suggestProducts, { keyword: 'jr' });
  expect(offered.rows[0]).toMatchObject({ kind: 'industry', value: 'finance', count: 1 });
  expect(offered.words).toContain('金融');
  const [merchant] = (await centre.as('visitor')(suggestProducts, { keyword: 'binhai' })).rows;
  expect(merchant).toMatchObject({ kind: 'merchant', count: 3 });
  expect((await centre.as('visitor')(suggestProducts, { keyword: '火星车' })).rows).toEqual([]);
});

test.each(['qx', '氣象', 'ｑｉｘｉａｎｇ'])('the suggestion for %s names the words to mark', async (keyword) => {
  const { words } = await centre.as('visitor')(suggestProducts, { keyword });
  expect(words).toContain('气象');
});

test('a keyword without a match lists the most similar products', async () => {
  const { total, nearest } = await centre.as('visitor')(listProducts, { keyword: '火星车水稻轨迹' });
  expect(total).toBe(0);
  expect(nearest[0]?.id).toBe(ids.farm);
});

test('a keyword that shares no telling word with the market lists what is popular, and does not call it near', async () => {
  const list = (keyword: string) => centre.as('visitor')(listProducts, { keyword });
  expect(await list('火星车水稻轨迹')).toMatchObject({ isNear: true });
  for (const keyword of ['火星车', '火星车数据查询']) {
    const { total, isNear, nearest } = await list(keyword);
    expect([total, isNear]).toEqual([0, false]);
    expect(nearest.length).toBeGreaterThan(0);
  }
});

test('filters hold together, and each facet counts under the others but not under its own', async () => {
  expect(await found({ type: ['dataset', 'report'], industry: 'transport' })).toEqual([ids.weather]);
  expect(await found({ region: '120000' })).toEqual([ids.weather]);
  expect(await found({ scene: ['credit', 'agriculture'] })).toHaveLength(2);
  const facets = await centre.as('visitor')(productFacets, { type: ['dataset'] });
  expect(facets.type.map((one) => [one.label, one.count]).sort()).toEqual(
    [
      ['数据API', 1],
      ['数据报告', 1],
      ['数据集', 1],
    ].sort(),
  );
  expect(facets.industry.map((one) => one.value)).toEqual(['transport']);
  expect(facets.region).toEqual([{ value: '120000', label: '天津市', count: 1 }]);
  expect(facets.merchant[0]?.count).toBe(1);
});

test('a chosen value is named and counted even with a count of zero', async () => {
  const facets = await centre.as('visitor')(productFacets, { type: ['model'], region: '120116', keyword: '水稻' });
  expect(facets.type).toContainEqual({ value: 'model', label: '模型算法', count: 0 });
  expect(facets.region).toEqual([{ value: '120116', label: '天津市滨海新区', count: 0 }]);
});

test('prices sort within their unit, the unpriced last, and pages neither overlap nor lose any', async () => {
  expect(await found({ sort: 'price' })).toEqual([ids.credit, ids.weather, ids.farm]);
  const pages = [];
  for (const pageNum of [1, 2, 3]) pages.push(...(await found({ pageNum, pageSize: 1 })));
  expect(new Set(pages).size).toBe(3);
});

test('a price band is offered for the chosen unit alone, and both filter', async () => {
  const visitor = centre.as('visitor');
  expect((await visitor(productFacets, {})).priceBand).toEqual([]);
  const { priceUnit, priceBand } = await visitor(productFacets, { priceUnit: ['call'] });
  expect(priceUnit).toContainEqual({ value: 'call', label: '每次', count: 1 });
  expect(priceBand).toEqual([{ value: 'call2', label: '每次 1 元至 10 元', count: 1 }]);
  expect(await found({ priceUnit: ['call'], priceBand: ['call2'], sort: 'price' })).toEqual([ids.credit]);
  expect(await found({ priceUnit: ['call'], priceBand: ['call0'] })).toEqual([]);
});

test('the products of a frozen merchant leave the market', async () => {
  const setEntry = async (status: string) => {
    await centre.sql`update application set status = ${status} where id = (
      select m.application_id from merchant m join product p on p.merchant_id = m.id where p.id = ${ids.farm})`;
    invalidateMemos(['merchant', 'product']);
  };
  await setEntry('frozen');
  await expect(centre.as('wang')(productInterest, { id: ids.farm })).rejects.toMatchObject({
    name: 'product.notFound',
  });
  expect((await centre.as('wang')(listProducts, {})).total).toBe(0);
  await setEntry('approved');
  expect((await centre.as('wang')(listProducts, {})).total).toBe(3);
});

test('collecting twice is collecting once, and what leaves the market stays in the list without a way in', async () => {
  const [wang, li] = [centre.as('wang'), centre.as('li')];
  await wang(addFavourite, { id: ids.farm });
  await wang(addFavourite, { id: ids.farm });
  expect(await wang(productInterest, { id: ids.farm })).toMatchObject({
    favourites: 1,
    isFavourite: true,
    isOwn: false,
  });
  await li(setShelf, { id: ids.farm, index: '0' });
  const { rows } = await wang(listFavourites, {});
  expect(rows).toMatchObject([{ id: ids.farm, standing: 'unlisted', leftAt: expect.any(String) }]);
  await li(setShelf, { id: ids.farm, index: '1' });
  await wang(deleteFavourite, { id: ids.farm });
  await wang(deleteFavourite, { id: ids.farm });
  expect((await wang(listFavourites, {})).total).toBe(0);
  await expect(centre.as('visitor')(addFavourite, { id: ids.farm })).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('a product without a sample says so', async () => {
  await expect(centre.as('chen')(linkSample, { id: ids.weather })).rejects.toMatchObject({ name: 'product.noSample' });
  await expect(centre.as('visitor')(linkSample, { id: ids.weather })).rejects.toMatchObject({
    name: 'door.signedOut',
  });
});
