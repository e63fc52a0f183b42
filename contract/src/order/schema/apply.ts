import { z } from 'zod';
import { id, moment, queryInt } from '../../field.ts';
import { productDraft } from '../../product/schema/form.ts';
import { shape } from '../../shape.ts';
import { orderTier } from '../schema.ts';

export const priceOrder = shape(
  {
    id: id('产品'),
    /** Place in the price list; left out when there is none. */
    tier: queryInt('规格', 0, 99).optional(),
    quantity: queryInt('数量', 1, 9999),
  },
  {
    /** The version this price is of. */
    versionId: z.string(),
    version: z.int(),
    tier: orderTier.nullable(),
    quantity: z.int(),
    /** In fen; null when the supplier has to quote. */
    amount: z.int().nullable(),
  },
);

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
    service: true,
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

export const getOrderedProduct = shape({ id: id('订单') }, orderedProduct);
