import { z } from 'zod';
import { id, moment } from '../../field.ts';
import { shape } from '../../shape.ts';

const product = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  productType: z.string(),
  priceMode: z.string(),
  priceFrom: z.int().nullable(),
});

/** A deal from before the market, as the centre approved it; the counterparty and the amount stay untold. */
const experience = z.object({
  id: z.string(),
  role: z.string(),
  productName: z.string(),
  dealtOn: z.string(),
  summary: z.string(),
});

export const merchantCard = z.object({
  id: z.string(),
  name: z.string(),
  /** Masked. */
  creditCode: z.string(),
  region: z.string(),
  attestedAt: moment,
  since: moment,
  /** In words. */
  kinds: z.array(z.string()),
  industries: z.array(z.string()),
  introduction: z.string(),
  website: z.string(),
  productCount: z.int(),
  /** The best few. */
  products: z.array(product),
  experiences: z.array(experience),
});

export type MerchantCard = z.output<typeof merchantCard>;

export const getMerchantCard = shape({ id: id('数商') }, merchantCard);
