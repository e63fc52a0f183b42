// Matches the few products new on the market since a moment with saved searches, in SQL.
import { bandLimits, type FacetName, facetNames, type PriceUnit, unitOfMode } from '@shuji/contract/market/labels';
import { nationwide } from '@shuji/contract/product/labels/form';
import type { Db, Fragment } from '#src/db/open.ts';
import { trialKinds, visible } from '#src/product/queries.ts';
import { marksFor, narrowest } from '#src/product/region-scope.ts';
import type { Filters } from './catalogue.ts';

const columns: Record<Exclude<FacetName, 'region'>, { column: (db: Db) => Fragment; isList: boolean }> = {
  type: { column: (db) => db`p.product_type`, isList: false },
  industry: { column: (db) => db`p.industry`, isList: false },
  scene: { column: (db) => db`p.scenes`, isList: true },
  priceMode: { column: (db) => db`p.price_mode`, isList: false },
  priceUnit: { column: priceUnitOf, isList: false },
  priceBand: { column: priceBandOf, isList: false },
  delivery: { column: (db) => db`p.delivery`, isList: true },
  updateFrequency: { column: (db) => db`p.update_frequency`, isList: false },
  trial: { column: trialKinds, isList: true },
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

// Prices that compare: the unit of a product's price, its band, and the key of its order.

const modesOf = (unit: PriceUnit) => Object.keys(unitOfMode).filter((mode) => unitOfMode[mode] === unit);

/** The code of the unit; empty where the price compares with none. */
export function priceUnitOf(db: Db): Fragment {
  return db`case when p.unit_price is null then ''
    when p.price_mode = any(${modesOf('call')}) then 'call' when p.price_mode = any(${modesOf('year')}) then 'year'
    when p.price_mode = any(${modesOf('copy')}) then 'copy' else '' end`;
}

/** The code of the band within the unit, as `priceBands` names them; empty without a unit. */
export function priceBandOf(db: Db): Fragment {
  const band = (unit: PriceUnit) =>
    db`${unit}::text || width_bucket(p.unit_price, ${bandLimits[unit] as number[]}::float8[])::text`;
  return db`case ${priceUnitOf(db)} when 'call' then ${band('call')} when 'year' then ${band('year')}
    when 'copy' then ${band('copy')} else '' end`;
}

/**
 * The key by which prices are sorted: what is free, then prices by the call, by the copy and by the year, each group in
 * its own order, so that no price of one unit stands before a price of another for being a smaller number.
 */
export function priceKey(db: Db): Fragment {
  return db`case when p.price_from = 0 then 0::float8 else p.unit_price + case ${priceUnitOf(db)}
    when 'call' then 1e13::float8 when 'copy' then 2e13::float8 when 'year' then 3e13::float8 end end`;
}
