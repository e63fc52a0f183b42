import { z } from 'zod';
import { code, id, listOf, oneOf, page, queryList, text } from '../field.ts';
import { productCard } from '../product/schema.ts';
import { shape } from '../shape.ts';
import { productSort, suggestionKinds } from './labels.ts';

/** Keyword and filters of the market's list. */
export const filters = {
  keyword: text('关键词', 0, 60).optional(),
  type: queryList(code('产品类型')).optional(),
  industry: queryList(code('所属行业')).optional(),
  scene: queryList(code('应用场景')).optional(),
  region: queryList(code('地区')).optional(),
  priceMode: queryList(code('计价方式')).optional(),
  priceUnit: queryList(code('比价单位')).optional(),
  priceBand: queryList(code('价格区间')).optional(),
  delivery: queryList(code('交付方式')).optional(),
  updateFrequency: queryList(code('更新频率')).optional(),
  trial: queryList(code('可试用')).optional(),
  merchant: queryList(id('数商')).optional(),
};

export const listProducts = shape(
  { ...filters, sort: oneOf('排序', productSort).default('quality'), ...page },
  listOf(productCard).extend({
    words: z.array(z.string()),
    isLoose: z.boolean(),
    correction: z.string().nullable(),
    /** When nothing has the keyword: products that share a word with it, else the best of the market. */
    nearest: z.array(productCard),
    /** True when `nearest` shares words with the keyword. */
    isNear: z.boolean(),
  }),
);

export const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

export type FacetValue = z.output<typeof facet>[number];

export const productFacets = shape(filters, {
  type: facet,
  industry: facet,
  scene: facet,
  region: facet,
  priceMode: facet,
  priceUnit: facet,
  priceBand: facet,
  delivery: facet,
  updateFrequency: facet,
  trial: facet,
  merchant: facet,
});

/** A product by its id, or a facet's value with how many products have it; the best first. */
export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  value: z.string(),
  name: z.string(),
  /** The product's supplier. */
  note: z.string().nullable(),
  count: z.int().nullable(),
});

export type Suggestion = z.output<typeof suggestion>;

export const suggestProducts = shape(
  { keyword: text('关键词', 0, 60) },
  { rows: z.array(suggestion), words: z.array(z.string()) },
);
