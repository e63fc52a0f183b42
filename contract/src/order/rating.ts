// The buyer's rating of a completed order, and what either side may do about it.
import { call } from '../call.ts';
import type * as shapes from './schema/rating.ts';

export const getOrderRating = call<typeof shapes.getOrderRating>()('GET', '/api/order/rating/:id', {
  summary: '订单的评价，及本方可以做什么',
  who: 'attested',
});

export const rateOrder = call<typeof shapes.rateOrder>()('POST', '/api/order/rate', {
  summary: '评价已完成的订单；7 日内且供方未答复的可以修改',
  action: '评价已完成的订单',
  who: 'attested',
  members: ['purchase'],
});
