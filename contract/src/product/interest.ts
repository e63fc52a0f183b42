// Interest in a product: views, favourites, and other figures that change too often to be cached with its page.
import { call } from '../call.ts';
import type * as shapes from './schema/interest.ts';

/** Figures that change too often, or are too personal, to be cached with the product's page. */
export const productInterest = call<typeof shapes.productInterest>()('GET', '/api/product/interest/:id', {
  summary: '产品的浏览与收藏',
  who: 'anyone',
});

/** Sent by the page once a person reads it, because the page itself is cached. */
export const countProductView = call<typeof shapes.countProductView>()('POST', '/api/product/view', {
  summary: '记一次产品浏览',
  who: 'anyone',
  isView: true,
});

/** Sent by the page of results, because the reply to a search is cached. */
export const countSearch = call<typeof shapes.countSearch>()('POST', '/api/product/search', {
  summary: '记一次搜索，不记是谁',
  who: 'anyone',
  isView: true,
});

export const addFavourite = call<typeof shapes.addFavourite>()('POST', '/api/product/log/add', {
  summary: '收藏产品',
  action: '收藏产品',
  who: 'user',
  members: ['purchase'],
});

export const deleteFavourite = call<typeof shapes.deleteFavourite>()('POST', '/api/product/log/delete', {
  summary: '取消收藏',
  action: '取消收藏',
  who: 'user',
  members: ['purchase'],
});

/** A product that left the market stays in the list, without a link. */
export const listFavourites = call<typeof shapes.listFavourites>()('GET', '/api/product/log/list', {
  summary: '我收藏的产品',
  who: 'user',
  replica: true,
});
