// The buyer's rating of a completed order, and what either side may do about it.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment } from '../field.ts';
import { ratingForm, ratingWords } from '../rating/calls.ts';

export const readOrderRating = call('GET', '/api/order/rating/:id', {
  summary: '订单的评价，及本方可以做什么',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('订单') }),
  output: z.object({
    rating: ratingWords.extend({ hiddenReason: z.string().nullable() }).nullable(),
    mayRate: z.boolean(),
    mayAnswer: z.boolean(),
    /** Until when the buyer may change what they said. */
    fixedAt: moment.nullable(),
  }),
});

export const rateOrder = call('POST', '/api/order/rate', {
  summary: '评价已完成的订单；7 日内且供方未答复的可以修改',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('订单'), ...ratingForm }),
  output: nothing,
});
