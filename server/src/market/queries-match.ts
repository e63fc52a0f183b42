// Matches the few products new on the market since a moment with saved searches, in SQL.
import { type FacetName, facetNames } from '@shuji/contract/market/labels';
import { nationwide } from '@shuji/contract/product/labels/form';
import type { Db, Fragment } from '#src/db/open.ts';
import { visible } from '#src/product/queries.ts';
import { marksFor, narrowest } from '#src/product/region-scope.ts';
import type { Filters } from './catalogue.ts';
import { priceBandOf, priceUnitOf } from './price-unit.ts';

const columns: Record<Exclude<FacetName, 'region'>, { column: (db: Db) => Fragment; isList: boolean }> = {
  type: { column: (db) => db`p.product_type`, isList: false },
  industry: { column: (db) => db`p.industry`, isList: false },
  scene: { column: (db) => db`p.scenes`, isList: true },
  priceMode: { column: (db) => db`p.price_mode`, isList: false },
  priceUnit: { column: priceUnitOf, isList: false },
  priceBand: { column: priceBandOf, isList: false },
  delivery: { column: (db) => db`p.delivery`, isList: true },
  updateFrequency: { column: (db) => db`p.update_frequency`, isList: false },
  merchant: { column: (db) => db`p.merchant_id::text`, isList: false },
};

export interface Match {
  id: string;
  name: string;
}

/** `query` is tsquery text; null when there is no keyword. */
export async function listMatchesSince(
  db: Db,
  filters: Filters,
  query: string | null,
  since: Date,
  limit: number,
): Promise<Match[]> {
  let where = db`${visible(db)} and p.listed_at > ${since}`;
  if (query !== null) where = db`${where} and p.search @@ ${query}::tsquery`;
  for (const name of facetNames) {
    const codes = filters[name];
    if (!codes || codes.length === 0) continue;
    if (name === 'region') {
      where = db`${where} and ${coversAny(db, narrowest(codes))}`;
      continue;
    }
    const { column, isList } = columns[name];
    const characters = [...codes];
    where = isList
      ? db`${where} and ${column(db)} && ${characters}`
      : db`${where} and ${column(db)} = any(${characters})`;
  }
  return db<Match[]>`select p.id, p.name from product p where ${where} order by p.listed_at desc, p.id limit ${limit}`;
}

/** As scopeOf and marksFor have it; a mark with a star asks for nothing narrower in that division. */
function coversAny(db: Db, codes: readonly string[]): Fragment {
  const marks = [...new Set(codes.flatMap(marksFor))];
  const plain = [...marks.filter((mark) => !mark.endsWith('*')), nationwide];
  const wholes = marks.filter((mark) => mark.endsWith('*')).map((mark) => mark.slice(0, -1));
  return db`(p.regions && ${plain} or exists (
    select from unnest(${wholes}::text[]) as wide
    where p.regions @> array[wide] and not exists (
      select from unnest(p.regions) as code where code <> wide and starts_with(code, regexp_replace(wide, '(0000|00)$', '')))))`;
}

/** When something last came to the market; null while it is empty. */
export async function findLatestListing(db: Db): Promise<string | null> {
  const [row] = await db<{ at: string | null }[]>`
    select p.listed_at as at from product p where p.status = 'listed' order by p.listed_at desc limit 1`;
  return row?.at ?? null;
}
