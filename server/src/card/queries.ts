// The directory of merchants: those whose entry stands, with what they have on the market.
import type { Parsed } from '@shuji/contract/call';
import type { listMerchants, merchantFacets } from '@shuji/contract/merchant/card';
import { type DirectoryFacet, directoryFacets } from '@shuji/contract/merchant/labels/directory';
import type { MerchantRow } from '@shuji/contract/merchant/schema/card';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { isOfService, visible } from '#src/product/queries.ts';
import { holding, keywordReader, spellingsIn } from '#src/site/keyword.ts';
import { currentCodes, isWithin } from '#src/site/region/within.ts';
import type { Wanted } from '#src/text/spoken.ts';

type Filters = Parsed<typeof merchantFacets>;

/** Reads a keyword as the merchants' names and introductions have it. */
const readMerchantKeyword = keywordReader(
  ['merchant'],
  (db) => db<{ text: string }[]>`select name || ' ' || left(introduction, 300) as text from standing_merchant`,
);

export async function listDirectory(
  db: Db,
  filter: Parsed<typeof listMerchants>,
): Promise<Page<MerchantRow> & { words: string[] }> {
  const { pageNum, pageSize } = filter;
  const wanted = await readMerchantKeyword(db, filter.keyword ?? '');
  const page = await paged<MerchantRow>(db, {
    columns: db`m.id, m.name, m.region, m.kinds, m.industries, m.introduction, m.since, m.services, m.product_count`,
    from: db`from (${entries(db, wanted)}) as m where true ${directoryFacets.map((name) => db`and ${passes(db, name, filter)}`)}`,
    order: db`(m.product_count > 0 or m.services <> '{}') desc, m.since desc, m.id desc`,
    pageNum,
    pageSize,
  });
  return { ...page, words: spellingsIn(wanted) };
}

interface FacetCount {
  facet: DirectoryFacet;
  value: string;
  count: number;
}

/** Each facet's values with how many merchants there are under every filter but its own. */
export async function countDirectory(db: Db, filters: Filters): Promise<FacetCount[]> {
  const wanted = await readMerchantKeyword(db, filters.keyword ?? '');
  const one = (name: DirectoryFacet) => db`
    select ${name}::text as facet, v.value, count(*) as count
    from matching m cross join lateral (${valuesOf(db, name)}) as v (value)
    where v.value is not null
      ${directoryFacets.filter((other) => other !== name).map((other) => db`and ${passes(db, other, filters)}`)}
    group by 2`;
  const [first, ...rest] = directoryFacets;
  return db<FacetCount[]>`
    with matching as materialized (${entries(db, wanted)})
    ${one(first)} ${rest.map((name) => db`union all ${one(name)}`)} order by 1, 3 desc, 2`;
}

function entries(db: Db, wanted: Wanted): Fragment {
  return db`
    select s.*, o.services, o.product_count from standing_merchant s
    cross join lateral (
      select coalesce(array_agg(distinct p.product_type) filter (where ${isOfService(db)}), '{}') as services,
        count(*) filter (where not ${isOfService(db)}) as product_count
      from product p where p.merchant_id = s.id and ${visible(db)}) as o
    where ${holding(db, db`(s.name || ' ' || s.introduction)`, wanted)}`;
}

function passes(db: Db, name: DirectoryFacet, filters: Filters): Fragment {
  const values: readonly string[] = filters[name] ?? [];
  if (values.length === 0) return db`true`;
  if (name === 'region') return isWithin(db, db`m.region`, values);
  return db`m.${db(columns[name])} && ${values as string[]}`;
}

const columns = { kind: 'kinds', industry: 'industries', service: 'services' } as const;

function valuesOf(db: Db, name: DirectoryFacet): Fragment {
  return name === 'region' ? currentCodes(db, db`array[m.region]`) : db`select unnest(m.${db(columns[name])})`;
}
