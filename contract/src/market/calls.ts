// The market: the list, its filters and their counts, and what the search box suggests.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/**
 * `words` are the parts of the keyword to highlight. When nothing has the keyword as it is, `isLoose` marks a fuzzy
 * match, and `correction` is the likely keyword; `nearest` is set when the fuzzy match is empty too.
 */
export const listProducts = call<typeof shapes.listProducts>()('GET', '/api/product/list', {
  summary: '数据市场列表与搜索',
  who: 'anyone',
  cache: ['product'],
});

/** Each facet counts under all other filters, not under its own. */
export const productFacets = call<typeof shapes.productFacets>()('GET', '/api/product/facets', {
  summary: '数据市场各筛选项的数量',
  who: 'anyone',
  cache: ['product', 'site'],
});

/** `words` are to be highlighted, as in `listProducts`. */
export const suggestProducts = call<typeof shapes.suggestProducts>()('GET', '/api/product/suggest', {
  summary: '搜索建议',
  who: 'anyone',
  cache: ['product'],
});
