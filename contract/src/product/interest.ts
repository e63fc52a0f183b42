// Interest in a product: views, favourites, and other figures that change too often to be cached with its page.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, page } from '../field.ts';
import { productCard } from './calls.ts';

/** Figures that change too often, or are too personal, to be cached with the product's page. */
export const productInterest = call('GET', '/api/product/interest/:id', {
  summary: '产品的浏览与收藏',
  who: 'anyone',
  writes: false,
  input: z.object({ id: id('产品') }),
  output: z.object({
    views: z.int(),
    favourites: z.int(),
    isFavourite: z.boolean(),
    isOwn: z.boolean(),
  }),
});
export type ProductInterest = z.output<typeof productInterest.output>;

/** Sent by the page once a person reads it, because the page itself is cached. */
export const countProductView = call('POST', '/api/product/view', {
  summary: '记一次产品浏览',
  who: 'anyone',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const addFavourite = call('POST', '/api/product/log/add', {
  summary: '收藏产品',
  who: 'user',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const deleteFavourite = call('POST', '/api/product/log/delete', {
  summary: '取消收藏',
  who: 'user',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

/** A favourite's present state. */
export const favouriteStanding = {
  listed: '已上架',
  paused: '供方暂停营业',
  unlisted: '已下架',
  suspended: '强制下架',
  revoked: '登记已注销',
} as const;
export type FavouriteStanding = keyof typeof favouriteStanding;

/** A product that left the market stays in the list, without a link. */
export const listFavourites = call('GET', '/api/product/log/list', {
  summary: '我收藏的产品',
  who: 'user',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(
    productCard.extend({
      standing: z.enum(Object.keys(favouriteStanding) as [FavouriteStanding, ...FavouriteStanding[]]),
      /** When it left the market; null while it is listed. */
      leftAt: moment.nullable(),
      certificateId: z.string().nullable(),
      collectedAt: moment,
    }),
  ),
});
