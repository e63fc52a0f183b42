// Loads the market's pages.

import type { Input, Output } from '@shuji/contract/call';
import { listDemands } from '@shuji/contract/demand/calls';
import type { HallCard } from '@shuji/contract/demand/schema';
import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { type FacetName, facetNames } from '@shuji/contract/market/labels';
import { getProductDict } from '@shuji/contract/product/calls';
import type { ProductCard } from '@shuji/contract/product/schema';
import { type Perform, type Place, pick } from '#app/lib/load.ts';
import { withServices } from '#app/product/labels.ts';
import type { FacetValue } from '#app/ui/Facets.tsx';

export const pageSize = 12;

export interface Market {
  list: Output<typeof listProducts>;
  facets: Record<FacetName, FacetValue[]>;
  dict: Output<typeof getProductDict>;
  /** Open demands that match a keyword without products, the best matches of the hall. */
  demands: HallCard[];
  /** Products of the chosen use, else of the use of those demands, where none shares a word with the keyword. */
  sameScene: ProductCard[];
}

const demandsShown = 3;
const productsShown = 6;

export async function getMarket(perform: Perform, { query }: Place): Promise<Market> {
  const filters = pick(query, 'keyword', ...facetNames);
  const input = { ...filters, ...pick(query, 'sort', 'pageNum'), pageSize } as Input<typeof listProducts>;
  const [list, facets, dict] = await Promise.all([
    perform(listProducts, input),
    perform(productFacets, filters as Input<typeof productFacets>),
    perform(getProductDict, {}),
  ]);
  const instead = list.total === 0 ? await findInstead(perform, query, list) : { demands: [], sameScene: [] };
  return { list, facets: { ...facets, type: withServices(facets.type) }, dict, ...instead };
}

async function findInstead(
  perform: Perform,
  query: URLSearchParams,
  { isNear }: Market['list'],
): Promise<Pick<Market, 'demands' | 'sameScene'>> {
  const keyword = query.get('keyword')?.trim() ?? '';
  if (!keyword) return { demands: [], sameScene: [] };
  const wanted = { keyword, status: 'published', pageSize: demandsShown } as Input<typeof listDemands>;
  const demands = (await perform(listDemands, wanted)).rows;
  const chosen = query.getAll('scene');
  const scene = chosen.length > 0 ? chosen : [...new Set(demands.flatMap((demand) => demand.scene ?? []))];
  if (isNear || scene.length === 0) return { demands, sameScene: [] };
  const found = await perform(listProducts, { scene, pageSize: productsShown } as Input<typeof listProducts>);
  return { demands, sameScene: found.rows };
}

/** Query parameters that stay in a new search: filters and order, not the page. */
export function narrowing(query: URLSearchParams): [name: string, value: string][] {
  return [...facetNames, 'sort'].flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]));
}

export const facetLabels: Record<FacetName, string> = {
  type: '产品类型',
  industry: '所属行业',
  scene: '应用场景',
  region: '地区',
  priceMode: '计价方式',
  priceUnit: '比价单位',
  priceBand: '价格区间',
  delivery: '交付方式',
  updateFrequency: '更新频率',
  trial: '可试用',
  merchant: '数商',
};

/** The parts of a failed search that a new demand takes over. */
export function wishOf(query: URLSearchParams): Record<string, string> {
  const wish: Record<string, string> = {};
  for (const [name, from] of [
    ['keyword', 'keyword'],
    ['kind', 'type'],
    ['industry', 'industry'],
  ] as const) {
    const values = query.getAll(from).filter((value) => value.trim() !== '');
    // A demand is of one kind and of one industry.
    if (values.length === 1 && values[0] !== undefined) wish[name] = values[0].trim();
  }
  return wish;
}
