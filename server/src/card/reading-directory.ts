import type { Output } from '@shuji/contract/call';
import type { FacetValue } from '@shuji/contract/market/schema';
import type * as calls from '@shuji/contract/merchant/card';
import { type DirectoryFacet, directoryFacets } from '@shuji/contract/merchant/labels/directory';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';
import { countDirectory, listDirectory } from './queries.ts';

export const listMerchants: Handler<typeof calls.listMerchants> = async (filter, { db }) => {
  const { rows, words: _, ...counted } = await listDirectory(db, filter);
  return { ...counted, rows: rows.map((row) => ({ ...row, region: regionName(row.region) })) };
};

export const merchantFacets: Handler<typeof calls.merchantFacets> = async (filters, { db }) => {
  const counts = await countDirectory(db, filters);
  const facets = await Promise.all(
    directoryFacets.map(async (name): Promise<[DirectoryFacet, FacetValue[]]> => {
      const labelOf = await wordsOf(db, name);
      const found = counts.filter(({ facet }) => facet === name);
      // Chosen values that nothing is left of stay, so that the reader can take them off.
      const empty = (filters[name] ?? []).filter((value) => !found.some((one) => one.value === value));
      const values = [...found, ...empty.map((value) => ({ value, count: 0 }))];
      return [name, values.map(({ value, count }) => ({ value, label: labelOf(value), count }))];
    }),
  );
  return Object.fromEntries(facets) as Output<typeof calls.merchantFacets>;
};

const dicts = { kind: 'merchantKind', industry: 'industry', service: 'productType' } as const satisfies Partial<
  Record<DirectoryFacet, DictName>
>;

async function wordsOf(db: Db, name: DirectoryFacet): Promise<(value: string) => string> {
  if (name === 'region') return regionName;
  const labels = await getLabels(db, dicts[name]);
  return (value) => labels.get(value) ?? value;
}
