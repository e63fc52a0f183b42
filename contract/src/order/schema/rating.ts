import { z } from 'zod';
import { id, moment } from '../../field.ts';
import { ratingForm, ratingWords } from '../../rating/schema.ts';
import { shape } from '../../shape.ts';

export const getOrderRating = shape(
  { id: id('订单') },
  {
    rating: ratingWords.extend({ hiddenReason: z.string().nullable() }).nullable(),
    mayRate: z.boolean(),
    mayAnswer: z.boolean(),
    /** The buyer may change the rating until then. */
    fixedAt: moment.nullable(),
  },
);

export const rateOrder = shape({ id: id('订单'), ...ratingForm });
