import { z } from 'zod';
import { id, keyOf, listOf, moment, page, queryList } from '../field.ts';
import { ratingMark } from '../rating/schema.ts';
import { shape } from '../shape.ts';
import { dictsOf } from '../site/schema/dict.ts';
import { mostCompared, productDicts, trialKinds } from './labels.ts';
import { productDraft } from './schema/form.ts';

/** A product's price as every list shows it. */
export const productPrice = z.object({
  priceMode: z.string(),
  /** The lowest tier in fen, 0 where it is free; null when there is no tier. */
  priceFrom: z.int().nullable(),
  /** True when there are dearer tiers. */
  priceVaries: z.boolean(),
  /** The lowest in fen for one call, one year or one copy, by which prices compare; null where there is no such unit. */
  unitPrice: z.number().nullable(),
});

export type ProductPrice = z.output<typeof productPrice>;

/** A product as every list shows it. */
export const productCard = z.object({
  ...productPrice.shape,
  id: z.string(),
  number: z.string(),
  name: z.string(),
  summary: z.string(),
  /** A file id: `/api/file/<id>`. */
  cover: z.string().nullable(),
  productType: z.string(),
  industry: z.string(),
  scenes: z.array(z.string()),
  delivery: z.array(z.string()),
  updateFrequency: z.string(),
  /** How it can be tried; empty where it cannot. */
  trials: z.array(keyOf(trialKinds)),
  hasSample: z.boolean(),
  merchantId: z.string(),
  merchantName: z.string(),
  listedAt: moment,
  /** Null without a rating. */
  rating: ratingMark.nullable(),
});

export type ProductCard = z.output<typeof productCard>;

export const hotProducts = shape(page, listOf(productCard));

export const detail = productCard.extend({
  ...productDraft.pick({
    keywords: true,
    sources: true,
    rights: true,
    regions: true,
    periodFrom: true,
    periodTo: true,
    rowCount: true,
    byteSize: true,
    tiers: true,
    useCases: true,
    limits: true,
    dictionary: true,
    api: true,
    service: true,
  }).shape,
  /** Region names in the order of `regions`. */
  regionNames: z.array(z.string()),
  dataLevel: z.string(),
  personalInfo: z.string(),
  /** Sanitised HTML. */
  detail: z.string(),
  version: z.int(),
  /** An order names the version that was read. */
  versionId: z.string(),
  submittedAt: moment.nullable(),
  /** The public notice of this version; null where the centre required none. */
  noticeFrom: moment.nullable(),
  noticeUntil: moment.nullable(),
  /** Until when a newer version stands in public notice; null while none does. */
  changeUntil: moment.nullable(),
  registeredAt: moment,
  certificateId: z.string(),
  certificateNumber: z.string(),
  /** False once the certificate's term is over, until the registration is renewed. */
  isCertified: z.boolean(),
  sample: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** Free calls that each buyer may make once, and for how many days; null where the supplier offers none. */
  trialCalls: z.int().nullable(),
  trialDays: z.int().nullable(),
});

export type ProductDetail = z.output<typeof detail>;

export const getProduct = shape({ id: id('产品') }, detail);

export const compareProducts = shape({ id: queryList(id('产品'), mostCompared).optional() }, z.array(detail));

export const listHotWords = shape({}, z.array(z.string()));

export const similarProducts = shape({ id: id('产品') }, z.array(productCard));

export const linkSample = shape({ id: id('产品') }, { name: z.string(), url: z.string() });

export const getProductDict = shape({}, dictsOf(productDicts));
