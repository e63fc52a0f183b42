// Data products as the market shows them and as their suppliers manage them.
import { z } from 'zod';
import { call } from '../call.ts';
import { code, id, listOf, moment, oneOf, page, queryList, text } from '../field.ts';
import { ratingMark } from '../rating/calls.ts';
import { dictsOf } from '../site/dict.ts';
import { productDraft } from './form.ts';

/** Where a product stands. Until it is registered for the first time it stands where its first version stands. */
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

/** Where one version of a product's registration stands. */
export const versionStatuses = ['draft', 'pending', 'correction', 'refused', 'notice', 'registered'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

export const productSort = { quality: '综合排序', newest: '最新上架', price: '价格从低到高' } as const;
export type ProductSort = keyof typeof productSort;
const productSorts = Object.keys(productSort) as [ProductSort, ...ProductSort[]];

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
  /** Whether there are dearer tiers. */
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

/** The facets of the market, each with the dictionary its codes come from; region and merchant have none. */
export const facetNames = [
  'type',
  'industry',
  'scene',
  'region',
  'priceMode',
  'delivery',
  'updateFrequency',
  'merchant',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Keyword and filters of the market's list. */
export const filters = {
  keyword: text('关键词', 0, 60).optional(),
  type: queryList(code('产品类型')).optional(),
  industry: queryList(code('所属行业')).optional(),
  scene: queryList(code('应用场景')).optional(),
  region: queryList(code('覆盖地区')).optional(),
  priceMode: queryList(code('计价方式')).optional(),
  delivery: queryList(code('交付方式')).optional(),
  updateFrequency: queryList(code('更新频率')).optional(),
  merchant: queryList(id('数商')).optional(),
};

export const hotProducts = call('GET', '/api/product/hotsList', {
  summary: '热门产品',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ ...page }),
  output: listOf(productCard),
});

/**
 * `words` are the parts of the keyword to highlight. When nothing has the keyword as it is, `isLoose` tells that what is
 * listed only comes close, and `correction` what may have been meant; `nearest` is told when that too is empty.
 */
export const listProducts = call('GET', '/api/product/list', {
  summary: '数据市场列表与搜索',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ ...filters, sort: oneOf('排序', productSorts).default('quality'), ...page }),
  output: listOf(productCard).extend({
    words: z.array(z.string()),
    isLoose: z.boolean(),
    correction: z.string().nullable(),
    nearest: z.array(productCard),
  }),
});

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));
export type FacetValue = z.output<typeof facet>[number];

/** Each facet counts under all other filters, not under its own. */
export const productFacets = call('GET', '/api/product/facets', {
  summary: '数据市场各筛选项的数量',
  who: 'anyone',
  writes: false,
  cache: ['product', 'site'],
  input: z.object(filters),
  output: z.object({
    type: facet,
    industry: facet,
    scene: facet,
    region: facet,
    priceMode: facet,
    delivery: facet,
    updateFrequency: facet,
    merchant: facet,
  }),
});

export const suggestionKind = { product: '产品', merchant: '数商', industry: '行业', scene: '场景' } as const;
const suggestionKinds = ['product', 'merchant', 'industry', 'scene'] as const;

/** A product by its id, or a facet's value with how many products have it; the best first. */
const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  value: z.string(),
  name: z.string(),
  /** Who offers the product. */
  note: z.string().nullable(),
  count: z.int().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

/** `words` are to be highlighted, as in `listProducts`. */
export const suggestProducts = call('GET', '/api/product/suggest', {
  summary: '搜索建议',
  who: 'anyone',
  writes: false,
  cache: ['product'],
  input: z.object({ keyword: text('关键词', 0, 60) }),
  output: z.object({ rows: z.array(suggestion), words: z.array(z.string()) }),
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
  /** The public notice of this version; null where the centre asked for none. */
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

/** What is not on the market is left out. */
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
