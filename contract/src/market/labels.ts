export const productSort = { quality: '综合排序', newest: '最新上架', price: '价格从低到高' } as const;

export type ProductSort = keyof typeof productSort;

/** The units in which prices compare: only prices of one unit stand in one order. */
export const priceUnits = { call: '每次', year: '每年', copy: '每份' } as const;

export type PriceUnit = keyof typeof priceUnits;

/** The unit of a way of pricing; 面议 and 免费 have none. */
export const unitOfMode: Partial<Record<string, PriceUnit>> = {
  perCall: 'call',
  callPack: 'call',
  monthly: 'year',
  yearly: 'year',
  fixed: 'copy',
};

/** The upper limits of a unit's price bands in fen, excluded; the last band has none. */
export const bandLimits: Record<PriceUnit, readonly number[]> = {
  call: [10, 100, 1_000],
  year: [1_000_000, 5_000_000, 20_000_000],
  copy: [1_000_000, 5_000_000, 20_000_000],
};

/** Bands by code, `call0` the cheapest, in words. */
const priceBands: Record<string, string> = Object.fromEntries(
  (Object.keys(priceUnits) as PriceUnit[]).flatMap((unit) =>
    [...bandLimits[unit], null].map((limit, at) => [`${unit}${at}`, bandWords(unit, bandLimits[unit][at - 1], limit)]),
  ),
);

/** The codes of units and bands in words. */
export const priceLabels: ReadonlyMap<string, string> = new Map(Object.entries({ ...priceUnits, ...priceBands }));

function bandWords(unit: PriceUnit, from: number | undefined, to: number | null): string {
  const name = priceUnits[unit];
  if (to === null) return `${name} ${yuanWords(from ?? 0)}以上`;
  return from === undefined ? `${name}不到 ${yuanWords(to)}` : `${name} ${yuanWords(from)}至 ${yuanWords(to)}`;
}

function yuanWords(fen: number): string {
  return fen >= 1_000_000 ? `${fen / 1_000_000} 万元` : `${fen / 100} 元`;
}

/** The facets of the market, each with the dictionary its codes come from; region, merchant and prices have none. */
export const facetNames = [
  'type',
  'industry',
  'scene',
  'region',
  'priceMode',
  'priceUnit',
  'priceBand',
  'delivery',
  'updateFrequency',
  'trial',
  'merchant',
] as const;

export type FacetName = (typeof facetNames)[number];

export const suggestionKind = { product: '产品', merchant: '数商', industry: '行业', scene: '场景' } as const;

export const suggestionKinds = ['product', 'merchant', 'industry', 'scene'] as const;
