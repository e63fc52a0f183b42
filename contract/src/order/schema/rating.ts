// The shapes of ../rating.ts: inputs and outputs.

import { z } from 'zod';
import { id, moment, nothing } from '../../field.ts';
import { ratingForm, ratingWords } from '../../rating/schema.ts';
import { shape } from '../../shape.ts';

export const getOrderRating = shape({
  input: z.object({ id: id('订单') }),
  output: z.object({
    rating: ratingWords.extend({ hiddenReason: z.string().nullable() }).nullable(),
    mayRate: z.boolean(),
    mayAnswer: z.boolean(),
    /** The buyer may change the rating until then. */
    fixedAt: moment.nullable(),
  }),
});

export const rateOrder = shape({
  input: z.object({ id: id('订单'), ...ratingForm }),
  output: nothing,
});
