// Reads the hall and names its filters.

import type { Input, Output } from '@shuji/contract/call';
import { countHallFacets, getDemandDict, listDemands } from '@shuji/contract/demand/calls';
import { budgetBands, demandStatus, type HallFacet, hallFacets, hallStatuses } from '@shuji/contract/demand/labels';
import { type Perform, type Place, pick } from '#app/lib/load.ts';
import { withServices } from '#app/product/labels.ts';
import type { Faceted, FacetValue } from '#app/ui/Facets.tsx';

export const pageSize = 10;

export interface Hall {
  list: Output<typeof listDemands>;
  facets: Record<HallFacet, FacetValue[]>;
  dict: Output<typeof getDemandDict>;
}

export async function getHall(perform: Perform, { query }: Place): Promise<Hall> {
  const filters = pick(query, 'keyword', 'within', ...hallFacets);
  const input = { ...filters, ...pick(query, 'sort', 'pageNum'), pageSize } as Input<typeof listDemands>;
  const [list, facets, dict] = await Promise.all([
    perform(listDemands, input),
    perform(countHallFacets, filters as Input<typeof countHallFacets>),
    perform(getDemandDict, {}),
  ]);
  return { list, facets: { ...facets, kind: withServices(facets.kind) }, dict };
}

export const facetLabels: Record<HallFacet, string> = {
  status: '状态',
  kind: '数据类型',
  industry: '所属行业',
  scene: '应用场景',
  region: '覆盖地区',
  budget: '预算',
};

export const withinValues = [
  { value: '7', label: '7 天内截止' },
  { value: '30', label: '30 天内截止' },
  { value: '90', label: '90 天内截止' },
];

/** Every filter a chip may stand for. */
export const chipLabels = { ...facetLabels, within: '截止时间' };

/** The words of every value, also of those that nothing is left of. */
export function wordsOf({ dict, facets }: Hall): Faceted['facets'] {
  const none = (items: readonly { value: string; label: string }[]) => items.map((item) => ({ ...item, count: 0 }));
  return {
    status: none(hallStatuses.map((value) => ({ value, label: demandStatus[value] }))),
    kind: none(dict.productType),
    industry: none(dict.industry),
    scene: none(dict.scene),
    region: [...facets.region, ...none(dict.regions)],
    budget: none(Object.entries(budgetBands).map(([value, { label }]) => ({ value, label }))),
    within: none(withinValues),
  };
}
