// Calls of the application page, and the snapshot of its product.
import { z } from 'zod';
import { call } from '../call.ts';
import { id, moment, queryInt } from '../field.ts';
import { productDraft } from '../product/form.ts';
import { orderTier } from './calls.ts';

/** The centre computes every price; a page only shows it. */
export const priceOrder = call('GET', '/api/order/price/:id', {
  summary: '按所选规格与数量计算订购总价',
  who: 'user',
  writes: false,
  input: z.object({
    id: id('产品'),
    /** Place in the price list; left out when there is none. */
    tier: queryInt('规格', 0, 99).optional(),
    quantity: queryInt('数量', 1, 9999),
  }),
  output: z.object({
    /** The version this price is of. */
    versionId: z.string(),
    version: z.int(),
    tier: orderTier.nullable(),
    quantity: z.int(),
    /** In fen; null when the supplier has to quote. */
    amount: z.int().nullable(),
  }),
});

export const orderedProduct = z.object({
  ...productDraft.pick({
    name: true,
    summary: true,
    keywords: true,
    periodFrom: true,
    periodTo: true,
    useCases: true,
    limits: true,
    dictionary: true,
    api: true,
    tiers: true,
  }).shape,
  /** Sanitised HTML. */
  detail: z.string(),
  regionNames: z.array(z.string()),
  version: z.int(),
  registeredAt: moment.nullable(),
  /** True while this is the version on sale. */
  isCurrent: z.boolean(),
});
export type OrderedProduct = z.output<typeof orderedProduct>;

export const readOrderedProduct = call('GET', '/api/order/product/:id', {
  summary: '订购时的产品全貌',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('订单') }),
  output: orderedProduct,
});
