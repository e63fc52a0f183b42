// The market's filters: their values, labels, and the number of products with each.

import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/market/calls';
import { type FacetName, facetNames, priceLabels } from '@shuji/contract/market/labels';
import type { FacetValue } from '@shuji/contract/market/schema';
import { trialKinds } from '@shuji/contract/product/labels';
import { numberIn } from '@shuji/contract/readable-number';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { listNumbered } from '#src/product/queries.ts';
import { marksFor, provinceOf } from '#src/product/region-scope.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { getLabels } from '#src/site/queries.ts';
import { currentRegions, regionsBelow } from '#src/site/regions.ts';
import { parseQuery } from '#src/text/parsed-query.ts';
import { cachedMerchantNames, currentCatalogue } from './catalogue-sync.ts';
import type { FacetCount } from './facet.ts';
import { countFound } from './search.ts';

const facetDicts: Partial<Record<FacetName, DictName>> = {
  type: 'productType',
  industry: 'industry',
  scene: 'scene',
  priceMode: 'priceMode',
  delivery: 'delivery',
  updateFrequency: 'updateFrequency',
};

const trialLabels: ReadonlyMap<string, string> = new Map(Object.entries(trialKinds));

const mostShown: Partial<Record<FacetName, number>> = { merchant: 20 };

/** Provinces hold their cities. */
const isProvince = (value: string) => value.endsWith('0000');

export const productFacets: Handler<typeof calls.productFacets> = async ({ keyword = '', ...filters }, { db }) => {
  // Filters do not narrow what a number finds, so beside it there are none.
  const number = numberIn(keyword);
  if (number && (await listNumbered(db, number)).length > 0) return noFacets;
  const parsed = parseQuery(keyword);
  const places = placesFor(filters.region ?? []);
  const marks = new Set(currentRegions(places).flatMap(marksFor));
  const units = filters.priceUnit ?? [];
  const isWanted = (name: FacetName, value: string) => {
    // Bands of different units do not compare: the unit is chosen first.
    if (name === 'priceBand') return units.some((unit) => value.startsWith(unit));
    return name !== 'region' || isProvince(value) || marks.has(value);
  };
  const counts = parsed
    ? await countFound(db, parsed, filters, isWanted)
    : (await currentCatalogue(db)).counts(filters, undefined, isWanted);
  counts.region = covering(counts.region, new Set(places), filters.region ?? []);
  const facets = {} as Output<typeof calls.productFacets>;
  for (const name of facetNames) {
    facets[name] = await named(db, name, withChosen(counts[name], filters[name] ?? [], mostShown[name]));
  }
  return facets;
};

const noFacets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Output<
  typeof calls.productFacets
>;

/** The regions shown beside the provinces: the chosen ones, and those inside a chosen province. */
function placesFor(chosen: readonly string[]): string[] {
  const within = currentRegions(chosen)
    .flatMap((code) => regionsBelow(provinceOf(code)))
    .map(({ code }) => code);
  return [...new Set([...chosen, ...within])];
}

/** A product of the whole province counts for each place in it; a place shows when a product names the place itself. */
function covering(counts: readonly FacetCount[], places: ReadonlySet<string>, chosen: readonly string[]): FacetCount[] {
  const found = new Map(counts.map(({ value, count }) => [value, count]));
  const countOf = (value: string) =>
    [...new Set(currentRegions([value]).flatMap(marksFor))].reduce((sum, mark) => sum + (found.get(mark) ?? 0), 0);
  const about = [...found.keys()].filter((value) => isProvince(value) || places.has(value));
  return [...new Set([...about, ...chosen])]
    .map((value) => ({ value, count: countOf(value) }))
    .sort((a, b) => Number(isProvince(b.value)) - Number(isProvince(a.value)) || b.count - a.count);
}

/** A chosen value shows even with a count of zero, so that it can be removed. */
function withChosen(counts: readonly FacetCount[], chosen: readonly string[], most = counts.length): FacetCount[] {
  const shown = counts.filter(({ value }, at) => at < most || chosen.includes(value));
  const none = chosen.filter((value) => !counts.some((one) => one.value === value));
  return [...shown, ...[...new Set(none)].map((value) => ({ value, count: 0 }))];
}

async function named(db: Db, name: FacetName, counts: readonly FacetCount[]): Promise<FacetValue[]> {
  const label = await labelling(
    db,
    name,
    counts.map(({ value }) => value),
  );
  return counts.map(({ value, count }) => ({ value, label: label(value) || value, count }));
}

async function labelling(db: Db, name: FacetName, values: readonly string[]) {
  if (name === 'region') return (value: string) => regionNames([value]).join('');
  if (name === 'trial') return (value: string) => trialLabels.get(value);
  if (name === 'priceUnit' || name === 'priceBand') return (value: string) => priceLabels.get(value);
  const dict = facetDicts[name];
  const labels = dict ? await getLabels(db, dict) : await cachedMerchantNames(db, values);
  return (value: string) => labels.get(value);
}
