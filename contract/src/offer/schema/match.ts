import { z } from 'zod';
import { id, queryList, text } from '../../field.ts';
import { productPrice } from '../../product/schema.ts';
import { shape } from '../../shape.ts';

export const fitting = z.object({
  ...productPrice.shape,
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  merchantName: z.string(),
  /** Why it fits, the weightiest first: 同行业, 关键词“气象”, 预算内. */
  reasons: z.array(z.string()),
});

export type FittingProduct = z.output<typeof fitting>;

export const listFittingProducts = shape({ id: id('需求') }, z.array(fitting));

export const listOwnFitting = shape({ id: id('需求') }, z.array(fitting));

export const getDemandDeal = shape(
  { id: id('需求') },
  {
    order: z.object({ id: z.string(), number: z.string() }).nullable(),
    /** Orders between owner and taker since it was taken; for the owner only. */
    candidates: z.array(z.object({ id: z.string(), number: z.string(), productName: z.string() })),
  },
);

export const listDemandDeals = shape(
  { demands: queryList(id('需求'), 100).default([]) },
  z.array(
    z.object({ demandId: z.string(), orderId: z.string(), orderNumber: z.string(), side: z.enum(['buyer', 'seller']) }),
  ),
);

export const concludeWithOrder = shape({
  id: id('需求'),
  orderId: id('订单'),
  note: text('成交说明', 0, 200).default(''),
});
