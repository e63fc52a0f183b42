// What the market's pages read, and how their filters stand in the address.
import type { Input, Output } from '@shuji/contract/call';
import { facetNames, getProductDict, listProducts, productFacets } from '@shuji/contract/product';
import { type Perform, type Place, pick } from '#app/lib/load.ts';

export const pageSize = 12;

export interface Market {
  list: Output<typeof listProducts>;
  facets: Output<typeof productFacets>;
  dict: Output<typeof getProductDict>;
}

export async function readMarket(perform: Perform, { query }: Place): Promise<Market> {
  const filters = pick(query, 'keyword', ...facetNames);
  const wanted = { ...filters, ...pick(query, 'sort', 'pageNum'), pageSize } as Input<typeof listProducts>;
  const [list, facets, dict] = await Promise.all([
    perform(listProducts, wanted),
    perform(productFacets, filters as Input<typeof productFacets>),
    perform(getProductDict, {}),
  ]);
  return { list, facets, dict };
}

/** The address with one value of a facet put in or taken out; the list begins anew. */
export function toggled(query: URLSearchParams, name: string, value: string): { search: string } {
  const next = new URLSearchParams(query);
  const values = next.getAll(name);
  next.delete(name);
  next.delete('pageNum');
  const kept = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  for (const one of kept) next.append(name, one);
  return { search: next.toString() };
}

/** The address with a name set to one value, or without it. */
export function withOne(query: URLSearchParams, name: string, value: string): { search: string } {
  const next = new URLSearchParams(query);
  next.delete('pageNum');
  if (value) next.set(name, value);
  else next.delete(name);
  return { search: next.toString() };
}
