// Matches demands with products, and links a demand to its order.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, queryList, text } from '../field.ts';

const fitting = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  merchantName: z.string(),
  priceMode: z.string(),
  /** In fen; null without a price. */
  priceFrom: z.int().nullable(),
  /** Why it fits, the weightiest first: 同行业, 关键词“气象”, 预算内. */
  reasons: z.array(z.string()),
});
export type FittingProduct = z.output<typeof fitting>;

export const listFittingProducts = call('GET', '/api/offer/fitting/:id', {
  summary: '与需求最匹配的在架产品及理由',
  who: 'anyone',
  writes: false,
  cache: ['product', 'demand:{id}', 'demand-day'],
  input: z.object({ id: id('需求') }),
  output: z.array(fitting),
});

export const listOwnFitting = call('GET', '/api/offer/products/:id', {
  summary: '我可用来应答需求的在架产品，最匹配的在前',
  who: 'seller',
  writes: false,
  input: z.object({ id: id('需求') }),
  output: z.array(fitting),
});

export const readDemandDeal = call('GET', '/api/offer/deal/:id', {
  summary: '需求成交的订单；未成交时，可以作为成交依据的订单',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('需求') }),
  output: z.object({
    order: z.object({ id: z.string(), number: z.string() }).nullable(),
    /** Orders between owner and taker since it was taken; for the owner only. */
    candidates: z.array(z.object({ id: z.string(), number: z.string(), productName: z.string() })),
  }),
});

/** The reader's demands, published or taken, that ended in an order here. */
export const listDemandDeals = call('GET', '/api/offer/deals', {
  summary: '我发布或接下的需求所成交的订单',
  who: 'attested',
  writes: false,
  input: z.object({ demands: queryList(id('需求'), 100).default([]) }),
  output: z.array(
    z.object({ demandId: z.string(), orderId: z.string(), orderNumber: z.string(), side: z.enum(['buyer', 'seller']) }),
  ),
});

export const concludeWithOrder = call('POST', '/api/offer/conclude/:id', {
  summary: '以订单确认需求成交',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('需求'), orderId: id('订单'), note: text('成交说明', 0, 200).default('') }),
  output: nothing,
});
