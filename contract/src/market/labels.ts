export const productSort = { quality: '综合排序', newest: '最新上架', price: '价格从低到高' } as const;

export type ProductSort = keyof typeof productSort;

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

export const suggestionKind = { product: '产品', merchant: '数商', industry: '行业', scene: '场景' } as const;

export const suggestionKinds = ['product', 'merchant', 'industry', 'scene'] as const;
