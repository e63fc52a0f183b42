import { z } from 'zod';
import { id, keyOf, listOf, moment, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { favouriteStanding } from '../labels/interest.ts';
import { productCard } from '../schema.ts';

export const productInterest = shape(
  { id: id('产品') },
  {
    views: z.int(),
    favourites: z.int(),
    isFavourite: z.boolean(),
    isOwn: z.boolean(),
  },
);

export type ProductInterest = z.output<typeof productInterest.output>;

export const countProductView = shape({ id: id('产品') });

export const countSearch = shape({ keyword: text('关键词', 0, 100) });

export const addFavourite = shape({ id: id('产品') });

export const deleteFavourite = shape({ id: id('产品') });

export const listFavourites = shape(
  page,
  listOf(
    productCard.extend({
      standing: keyOf(favouriteStanding),
      /** When it left the market; null while it is listed. */
      leftAt: moment.nullable(),
      certificateId: z.string().nullable(),
      collectedAt: moment,
    }),
  ),
);
