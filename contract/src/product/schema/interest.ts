// The shapes of ../interest.ts: inputs and outputs.

import { z } from 'zod';
import { id, listOf, moment, nothing, page } from '../../field.ts';
import { shape } from '../../shape.ts';
import { type FavouriteStanding, favouriteStanding } from '../labels/interest.ts';
import { productCard } from '../schema.ts';

export const productInterest = shape({
  input: z.object({ id: id('产品') }),
  output: z.object({
    views: z.int(),
    favourites: z.int(),
    isFavourite: z.boolean(),
    isOwn: z.boolean(),
  }),
});

export type ProductInterest = z.output<typeof productInterest.output>;

export const countProductView = shape({
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const addFavourite = shape({
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const deleteFavourite = shape({
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const listFavourites = shape({
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
