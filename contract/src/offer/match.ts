// Matches demands with products, and links a demand to its order.
import { call } from '../call.ts';
import type * as shapes from './schema/match.ts';

export const listFittingProducts = call<typeof shapes.listFittingProducts>()('GET', '/api/offer/fitting/:id', {
  summary: '与需求最匹配的在架产品及理由',
  who: 'anyone',
  cache: ['product', 'demand:{id}', 'demand-day'],
});

export const listOwnFitting = call<typeof shapes.listOwnFitting>()('GET', '/api/offer/products/:id', {
  summary: '我可用来应答需求的在架产品，最匹配的在前',
  who: 'vendor',
});

export const getDemandDeal = call<typeof shapes.getDemandDeal>()('GET', '/api/offer/deal/:id', {
  summary: '需求成交的订单；未成交时，可以作为成交依据的订单',
  who: 'attested',
});

/** The reader's demands, published or taken, that ended in an order here. */
export const listDemandDeals = call<typeof shapes.listDemandDeals>()('GET', '/api/offer/deals', {
  summary: '我发布或接下的需求所成交的订单',
  who: 'attested',
});

export const concludeWithOrder = call<typeof shapes.concludeWithOrder>()('POST', '/api/offer/conclude/:id', {
  summary: '以订单确认需求成交',
  action: '以订单确认成交',
  who: 'attested',
  members: ['purchase'],
});
