import { z } from 'zod';
import { code, id, listOf, moment, page, queryList, text } from '../../field.ts';
import { facet } from '../../market/schema.ts';
import { productPrice } from '../../product/schema.ts';
import { shape } from '../../shape.ts';

const product = z.object({
  ...productPrice.shape,
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  productType: z.string(),
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
  /** Deals completed as the supplier, in whole months and industries whose count is published, as a round number reached; null below five. */
  dealsReached: z.int().nullable(),
  /** The best few. */
  products: z.array(product),
  experiences: z.array(experience),
});

export type MerchantCard = z.output<typeof merchantCard>;

export const getMerchantCard = shape({ id: id('数商') }, merchantCard);

export const merchantRow = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  kinds: z.array(z.string()),
  industries: z.array(z.string()),
  introduction: z.string(),
  since: moment,
  /** Listed products that are data, and the kinds of service on offer. */
  productCount: z.int(),
  services: z.array(z.string()),
});

export type MerchantRow = z.output<typeof merchantRow>;

const filters = {
  keyword: text('关键词', 0, 50).optional(),
  kind: queryList(code('数商类别')).optional(),
  industry: queryList(code('服务行业')).optional(),
  region: queryList(code('所在地区')).optional(),
  service: queryList(code('服务类型')).optional(),
};

export const listMerchants = shape({ ...filters, ...page }, listOf(merchantRow));

export const merchantFacets = shape(filters, { kind: facet, industry: facet, region: facet, service: facet });
