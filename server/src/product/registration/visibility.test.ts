// One predicate for what the public sees: whatever leaves the market disappears from every reply at once.

import { listProducts, productFacets, suggestProducts } from '@shuji/contract/market/calls';
import { compareProducts, getProduct, hotProducts, similarProducts } from '@shuji/contract/product/calls';
import { productInterest } from '@shuji/contract/product/interest';
import { restoreProduct, suspendProduct } from '@shuji/contract/product/office';
import { setShelf } from '@shuji/contract/product/own';
import { beforeAll, expect, test } from 'vitest';
import { aListed, revoke, withoutNotice } from '#test/product.ts';
import { type Asker, world } from '#test/world.ts';

const centre = await world();
let other = '';
beforeAll(async () => {
  await withoutNotice(centre);
  other = await aListed(centre, { name: '滨海港口潮位观测数据集' });
});

type Lookup = (id: string) => Promise<boolean>;

const has = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id);
const visitor: Asker = ((call, input) => centre.as('visitor')(call, input)) as Asker;
const answers = (request: Promise<unknown>) =>
  request.then(
    (answer) => answer !== null,
    () => false,
  );
const listed = async (input: object, id: string) => has((await visitor(listProducts, input)).rows, id);
const counted = async (input: object) => {
  const { type } = await visitor(productFacets, input);
  return type.reduce((sum, one) => sum + one.count, 0) === 2;
};
const offered = async (keyword: string, id: string) =>
  (await visitor(suggestProducts, { keyword })).rows.some((one) => one.value === id);
const text = async (url: string) => (await centre.server.inject({ url })).body;

const lookups: Record<string, Lookup> = {
  list: (id) => listed({}, id),
  'list with a filter': (id) => listed({ industry: 'transport' }, id),
  'list by moment': (id) => listed({ sort: 'newest' }, id),
  search: (id) => listed({ keyword: '港口' }, id),
  'search by pinyin': (id) => listed({ keyword: 'gangkou' }, id),
  'search with a wrong character': (id) => listed({ keyword: '港口汽象' }, id),
  'nearest of a search': async (id) => has((await visitor(listProducts, { keyword: '火星车港口' })).nearest, id),
  facets: () => counted({}),
  'facets of a search': () => counted({ keyword: '港口' }),
  suggestions: (id) => offered('港口', id),
  'suggestions by initials': (id) => offered('gk', id),
  'hot list': async (id) => has((await visitor(hotProducts, {})).rows, id),
  'similar products': async (id) => has(await visitor(similarProducts, { id: other }), id),
  comparison: async (id) => has(await visitor(compareProducts, { id: [id, other] }), id),
  detail: (id) => answers(visitor(getProduct, { id })),
  interest: (id) => answers(visitor(productInterest, { id })),
  'site map': async (id) => (await text('/sitemap-product-1.xml')).includes(id),
  feed: async (id) => (await text('/product.atom')).includes(id),
};

async function shows(id: string): Promise<string[]> {
  const open: string[] = [];
  for (const [name, execute] of Object.entries(lookups)) if (await execute(id)) open.push(name);
  return open;
}

const everywhere = Object.keys(lookups);
const reason = '接到投诉，来源存疑';
const shelf = (id: string, index: '0' | '1') => centre.as('li')(setShelf, { id, index });

test('a listed product is visible in every reply, and an unlisted one in none', async () => {
  const id = await aListed(centre);
  expect(await shows(id)).toEqual(everywhere);
  await shelf(id, '0');
  expect(await shows(id)).toEqual([]);
  await shelf(id, '1');
  expect(await shows(id)).toEqual(everywhere);
  await centre.as('zhao')(suspendProduct, { id, reason });
  expect(await shows(id)).toEqual([]);
  await centre.as('zhao')(restoreProduct, { id, reason: '已核实来源' });
  await shelf(id, '1');
  expect(await shows(id)).toEqual(everywhere);
  await revoke(centre, id, reason);
  expect(await shows(id)).toEqual([]);
});
