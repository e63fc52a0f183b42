// Data products as the market shows them and as their suppliers manage them.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const hotProducts = call<typeof shapes.hotProducts>()('GET', '/api/product/hotsList', {
  summary: '热门产品',
  who: 'anyone',
  cache: ['product'],
});

export const getProduct = call<typeof shapes.getProduct>()('GET', '/api/product/info/:id', {
  summary: '产品详情',
  who: 'anyone',
  // It leaves the market with its merchant, whose freezing does not name each product.
  cache: ['product:{id}', 'merchant', 'site'],
});

/** Products that are not on the market are left out. */
export const compareProducts = call<typeof shapes.compareProducts>()('GET', '/api/product/compare', {
  summary: '并排比较产品，最多四个',
  who: 'anyone',
  cache: ['product', 'merchant', 'site'],
});

export const listHotWords = call<typeof shapes.listHotWords>()('GET', '/api/product/hotWords', {
  summary: '热门搜索：近 30 日搜索最多的词',
  who: 'anyone',
  cache: ['search', 'site'],
});

export const similarProducts = call<typeof shapes.similarProducts>()('GET', '/api/product/similar/:id', {
  summary: '相似产品',
  who: 'anyone',
  cache: ['product'],
});

/** A link to the sample file, for one use. */
export const linkSample = call<typeof shapes.linkSample>()('GET', '/api/product/sample/:id', {
  summary: '样例文件的下载链接',
  who: 'user',
});

export const getProductDict = call<typeof shapes.getProductDict>()('GET', '/api/product/dict', {
  summary: '产品所用的字典',
  who: 'anyone',
  cache: ['site'],
});
