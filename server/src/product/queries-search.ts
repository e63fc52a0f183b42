// Finding by keyword; see docs/decisions/0015.
import type { FacetName, ProductCard, ProductSort } from '@shuji/contract/product';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { memoByKey } from '#src/http/memo.ts';
import type { Filters } from './catalogue.ts';
import { cardColumns, visible } from './queries.ts';
import type { Asked } from './words.ts';

const columns: Record<FacetName, { column: (db: Db) => Fragment; isList: boolean }> = {
  type: { column: (db) => db`p.product_type`, isList: false },
  industry: { column: (db) => db`p.industry`, isList: false },
  scene: { column: (db) => db`p.scenes`, isList: true },
  region: { column: (db) => db`p.regions`, isList: true },
  priceMode: { column: (db) => db`p.price_mode`, isList: false },
  delivery: { column: (db) => db`p.delivery`, isList: true },
  updateFrequency: { column: (db) => db`p.update_frequency`, isList: false },
  merchant: { column: (db) => db`p.merchant_id`, isList: false },
};

function filtered(db: Db, filters: Filters, query: string, except?: FacetName): Fragment {
  let where = db`${visible(db)} and p.search @@ ${query}::tsquery`;
  for (const name of Object.keys(columns) as FacetName[]) {
    const codes = filters[name];
    if (name === except || !codes || codes.length === 0) continue;
    const { column, isList } = columns[name];
    const wanted = [...codes];
    where = isList ? db`${where} and ${column(db)} && ${wanted}` : db`${where} and ${column(db)} = any(${wanted})`;
  }
  return where;
}

const orders: Record<ProductSort, (db: Db) => Fragment> = {
  quality: (db) => db`p.score desc, p.id`,
  newest: (db) => db`p.listed_at desc, p.id desc`,
  price: (db) => db`p.price_from, p.id`,
};

const counts = memoByKey<number>(['product'], 50_000);

export interface SearchAsked {
  filters: Filters;
  /** tsquery text. */
  query: string;
  sort: ProductSort;
  pageNum: number;
  pageSize: number;
}

/** One page of what a keyword finds; in the default order what fits best comes first. */
export function searchVisible(
  db: Db,
  { filters, query, sort, pageNum, pageSize }: SearchAsked,
): Promise<Page<ProductCard>> {
  const where = filtered(db, filters, query);
  const bound = Math.ceil(rankedAtMost / pageSize) * pageSize;
  const isRanked = sort === 'quality' && pageNum * pageSize <= bound;
  return paged<ProductCard>(db, {
    columns: cardColumns(db),
    from: db`from product p where ${where}`,
    order: orders[sort](db),
    ...(isRanked ? { rows: rankedRows(db, where, query, bound) } : {}),
    // The same filters are asked for on many pages and in many orders.
    remember: (count) => counts(JSON.stringify([filters, query]), count),
    pageNum,
    pageSize,
  });
}

// Ranking every match of a common word would cost a second: the best by quality are ranked, the others follow them.
const rankedAtMost = 480;

function rankedRows(db: Db, where: Fragment, query: string, bound: number): Fragment {
  return db`
    with best as materialized (
      select p.id, ts_rank('{0.02, 0.15, 0.5, 1.0}', p.search, ${query}::tsquery) as rank, p.score
      from product p where ${where} order by p.score desc, p.id limit ${bound}
    )
    select ${cardColumns(db)} from best join product p on p.id = best.id
    order by best.rank * 1000 + best.score desc, p.id`;
}

/** What comes nearest to a keyword that nothing matches: the more of its parts, the nearer. */
export async function listNearest(db: Db, { some }: Asked, limit: number): Promise<ProductCard[]> {
  return db<ProductCard[]>`
    with best as materialized (
      select p.id, ts_rank('{0.02, 0.15, 0.5, 1.0}', p.search, ${some}::tsquery) as rank, p.score
      from product p where ${visible(db)} and p.search @@ ${some}::tsquery limit 2000
    )
    select ${cardColumns(db)} from best join product p on p.id = best.id order by best.rank desc, best.score desc limit ${limit}`;
}

/** Names beginning to match, best first. */
export async function listNames(db: Db, query: string, limit: number): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    with best as materialized (
      select p.id, p.name, p.score, ts_rank('{0, 0, 0.1, 1.0}', p.search, ${query}::tsquery) as rank
      from product p where ${visible(db)} and p.search @@ ${query}::tsquery order by p.score desc limit 200
    )
    select id, name from best where rank > 0.05 order by rank desc, score desc limit ${limit}`;
}

export interface FacetCount {
  value: string;
  count: number;
}

/** Counts of one facet under every filter but its own, most frequent first. */
export async function countFacet(db: Db, name: FacetName, filters: Filters, query: string): Promise<FacetCount[]> {
  const where = filtered(db, filters, query, name);
  const { column, isList } = columns[name];
  if (isList) {
    return db<FacetCount[]>`
      select one as value, count(*) as count from product p cross join unnest(${column(db)}) as one
      where ${where} group by one order by count(*) desc, value`;
  }
  return db<FacetCount[]>`
    select ${column(db)} as value, count(*) as count from product p
    where ${where} group by ${column(db)} order by count(*) desc, value`;
}
