// The market: the list, its filters and their counts, and what the search box suggests.
import { z } from 'zod';
import { call } from '../call.ts';
import { code, id, listOf, oneOf, page, queryList, text } from '../field.ts';
import { productCard } from '../product/calls.ts';

export const productSort = { quality: '综合排序', newest: '最新上架', price: '价格从低到高' } as const;
export type ProductSort = keyof typeof productSort;
const productSorts = Object.keys(productSort) as [ProductSort, ...ProductSort[]];

/** The facets of the market, each with the dictionary its codes come from; region and merchant have none. */
export const facetNames = [
  'type',
  'industry',
  'scene',
  'region',
  'priceMode',
  'delivery',
  'updateFrequency',
  'merchant',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Keyword and filters of the market's list. */
export const filters = {
  keyword: text('关键词', 0, 60).optional(),
  type: queryList(code('产品类型')).optional(),
  industry: queryList(code('所属行业')).optional(),
  scene: queryList(code('应用场景')).optional(),
  region: queryList(code('覆盖地区')).optional(),
  priceMode: queryList(code('计价方式')).optional(),
  delivery: queryList(code('交付方式')).optional(),
  updateFrequency: queryList(code('更新频率')).optional(),
  merchant: queryList(id('数商')).optional(),
};

/**
 * `words` are the parts of the keyword to highlight. When nothing has the keyword as it is, `isLoose` marks a fuzzy
 * match, and `correction` is the likely keyword; `nearest` is set when the fuzzy match is empty too.
 */
export const listProducts = call('GET', '/api/product/list', {
  summary: '数据市场列表与搜索',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ ...filters, sort: oneOf('排序', productSorts).default('quality'), ...page }),
  output: listOf(productCard).extend({
    words: z.array(z.string()),
    isLoose: z.boolean(),
    correction: z.string().nullable(),
    nearest: z.array(productCard),
  }),
});

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));
export type FacetValue = z.output<typeof facet>[number];

/** Each facet counts under all other filters, not under its own. */
export const productFacets = call('GET', '/api/product/facets', {
  summary: '数据市场各筛选项的数量',
  who: 'anyone',
  writes: false,
  cache: ['product', 'site'],
  input: z.object(filters),
  output: z.object({
    type: facet,
    industry: facet,
    scene: facet,
    region: facet,
    priceMode: facet,
    delivery: facet,
    updateFrequency: facet,
    merchant: facet,
  }),
});

export const suggestionKind = { product: '产品', merchant: '数商', industry: '行业', scene: '场景' } as const;
const suggestionKinds = ['product', 'merchant', 'industry', 'scene'] as const;

/** A product by its id, or a facet's value with how many products have it; the best first. */
const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  value: z.string(),
  name: z.string(),
  /** The product's supplier. */
  note: z.string().nullable(),
  count: z.int().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

/** `words` are to be highlighted, as in `listProducts`. */
export const suggestProducts = call('GET', '/api/product/suggest', {
  summary: '搜索建议',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ keyword: text('关键词', 0, 60) }),
  output: z.object({ rows: z.array(suggestion), words: z.array(z.string()) }),
});
