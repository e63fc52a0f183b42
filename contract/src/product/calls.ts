// Data products as the market shows them and as their suppliers manage them.
import { z } from 'zod';
import { call } from '../call.ts';
import { id, listOf, moment, page, queryList } from '../field.ts';
import { ratingMark } from '../rating/calls.ts';
import { dictsOf } from '../site/dict.ts';
import { productDraft } from './form.ts';

/** A product's status. Before its first registration it is the status of its first version. */
export const productStatus = {
  draft: '草稿',
  pending: '待审核',
  correction: '待补正',
  refused: '已驳回',
  notice: '公示中',
  registered: '已登记',
  listed: '已上架',
  unlisted: '已下架',
  suspended: '强制下架',
  revoked: '已注销',
} as const;
export type ProductStatus = keyof typeof productStatus;
export const productStatuses = Object.keys(productStatus) as [ProductStatus, ...ProductStatus[]];

/** The status of one version of a product's registration. */
export const versionStatuses = ['draft', 'pending', 'correction', 'refused', 'notice', 'registered'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** A product as every list shows it. */
export const productCard = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  summary: z.string(),
  /** A file id: `/api/file/<id>`. */
  cover: z.string().nullable(),
  productType: z.string(),
  industry: z.string(),
  scenes: z.array(z.string()),
  priceMode: z.string(),
  /** The lowest tier in fen; null when there is no tier. */
  priceFrom: z.int().nullable(),
  /** True when there are dearer tiers. */
  priceVaries: z.boolean(),
  delivery: z.array(z.string()),
  updateFrequency: z.string(),
  hasTrial: z.boolean(),
  hasSample: z.boolean(),
  merchantId: z.string(),
  merchantName: z.string(),
  listedAt: moment,
  /** Null when nobody has rated it. */
  rating: ratingMark.nullable(),
});
export type ProductCard = z.output<typeof productCard>;

export const hotProducts = call('GET', '/api/product/hotsList', {
  summary: '热门产品',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ ...page }),
  output: listOf(productCard),
});

const detail = productCard.extend({
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
});
export type ProductDetail = z.output<typeof detail>;

export const getProduct = call('GET', '/api/product/info/:id', {
  summary: '产品详情',
  who: 'anyone',
  writes: false,
  // It leaves the market with its merchant, whose freezing does not name each product.
  cache: ['product:{id}', 'merchant', 'site'],
  input: z.object({ id: id('产品') }),
  output: detail,
});

/** The most products that stand side by side. */
export const mostCompared = 4;

/** Products that are not on the market are left out. */
export const compareProducts = call('GET', '/api/product/compare', {
  summary: '并排比较产品，最多四个',
  who: 'anyone',
  writes: false,
  cache: ['product', 'merchant', 'site'],
  input: z.object({ id: queryList(id('产品'), mostCompared).optional() }),
  output: z.array(detail),
});

export const listHotWords = call('GET', '/api/product/hotWords', {
  summary: '搜索热词',
  who: 'anyone',
  writes: false,
  cache: ['product', 'site'],
  input: z.object({}),
  output: z.array(z.string()),
});

export const similarProducts = call('GET', '/api/product/similar/:id', {
  summary: '相似产品',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ id: id('产品') }),
  output: z.array(productCard),
});

/** A link to the sample file, for one use. */
export const linkSample = call('GET', '/api/product/sample/:id', {
  summary: '样例文件的下载链接',
  who: 'user',
  writes: false,
  input: z.object({ id: id('产品') }),
  output: z.object({ name: z.string(), url: z.string() }),
});

export const productDicts = [
  'productType',
  'industry',
  'scene',
  'priceMode',
  'updateFrequency',
  'delivery',
  'dataSource',
  'rights',
  'dataLevel',
  'personalInfo',
  'personalInfoBasis',
  'fieldType',
] as const;

export const getProductDict = call('GET', '/api/product/dict', {
  summary: '产品所用的字典',
  who: 'anyone',
  writes: false,
  cache: ['site'],
  input: z.object({}),
  output: dictsOf(productDicts),
});
