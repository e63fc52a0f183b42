// The market as anyone sees it.
import type { FacetName, ProductCard, ProductSort } from '@shuji/contract/product';
import type { ProductContent } from '@shuji/contract/product-form';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { memoByKey } from '#src/http/memo.ts';
import type { Asked } from './words.ts';

/** The one predicate of what the public sees: list, search, detail, suggestion, hot list, feed and sitemap all use it. */
export function visible(db: Db): Fragment {
  return db`p.status = 'listed' and p.merchant_id <> all (array(select id from frozen_merchant))`;
}

export function cardColumns(db: Db): Fragment {
  return db`p.id, p.number, p.name, p.summary, p.cover, p.product_type, p.industry, p.scenes, p.price_mode, p.price_from, p.price_varies,
    p.delivery, p.update_frequency, p.has_trial, p.sample is not null as has_sample, p.merchant_id, p.merchant_name, p.listed_at`;
}

/** Facet codes by facet; an absent or empty facet filters nothing. */
export type Filters = { [F in FacetName]?: string[] | undefined };

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

function filtered(db: Db, filters: Filters, query: string | null, except?: FacetName): Fragment {
  let where = query === null ? visible(db) : db`${visible(db)} and p.search @@ ${query}::tsquery`;
  for (const name of Object.keys(columns) as FacetName[]) {
    const codes = filters[name];
    if (name === except || !codes || codes.length === 0) continue;
    const { column, isList } = columns[name];
    if (isList) where = db`${where} and ${column(db)} && ${codes}`;
    // One code as plain equality lets an index that starts with this column also give the order.
    else
      where =
        codes.length === 1
          ? db`${where} and ${column(db)} = ${codes[0] as string}`
          : db`${where} and ${column(db)} = any(${codes})`;
  }
  return where;
}

const orders: Record<ProductSort, (db: Db) => Fragment> = {
  quality: (db) => db`p.score desc, p.id`,
  newest: (db) => db`p.listed_at desc, p.id desc`,
  price: (db) => db`p.price_from, p.id`,
};

const counts = memoByKey<number>(['product'], 50_000);

export interface ListAsked {
  filters: Filters;
  /** tsquery text, null without a keyword. */
  query: string | null;
  sort: ProductSort;
  pageNum: number;
  pageSize: number;
}

/** One page of the market. With a keyword and the default order, what fits best comes first. */
export function listVisible(
  db: Db,
  { filters, query, sort, pageNum, pageSize }: ListAsked,
): Promise<Page<ProductCard>> {
  const where = filtered(db, filters, query);
  const bound = Math.ceil(rankedAtMost / pageSize) * pageSize;
  const isRanked = query !== null && sort === 'quality' && pageNum * pageSize <= bound;
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

export async function listBest(db: Db, limit: number): Promise<ProductCard[]> {
  return db<ProductCard[]>`
    select ${cardColumns(db)} from product p where ${visible(db)} order by ${orders.quality(db)} limit ${limit}`;
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
  /** Only where no dictionary tells it. */
  label: string | null;
}

/** Counts of one facet under every filter but its own, most frequent first. */
export async function countFacet(
  db: Db,
  name: FacetName,
  filters: Filters,
  query: string | null,
): Promise<FacetCount[]> {
  const where = filtered(db, filters, query, name);
  const { column, isList } = columns[name];
  if (name === 'merchant') {
    return db<FacetCount[]>`
      select p.merchant_id as value, max(p.merchant_name) as label, count(*) as count from product p
      where ${where} group by p.merchant_id order by count(*) desc, value limit 20`;
  }
  if (isList) {
    return db<FacetCount[]>`
      select one as value, null as label, count(*) as count from product p cross join unnest(${column(db)}) as one
      where ${where} group by one order by count(*) desc, value`;
  }
  return db<FacetCount[]>`
    select ${column(db)} as value, null as label, count(*) as count from product p
    where ${where} group by ${column(db)} order by count(*) desc, value`;
}

/** Most read and collected of the last thirty days, filled up with the best. */
export function listHot(db: Db, since: string, pageNum: number, pageSize: number): Promise<Page<ProductCard>> {
  return paged<ProductCard>(db, {
    columns: cardColumns(db),
    from: db`from product p
      left join lateral (select sum(views) as views from product_view v where v.product_id = p.id and v.day >= ${since}) v on true
      left join lateral (select count(*) as favourites from favourite f where f.product_id = p.id and f.created_at >= ${since}) f on true
      where ${visible(db)}`,
    order: db`coalesce(v.views, 0) + 10 * f.favourites desc, p.score desc, p.id`,
    pageNum,
    pageSize,
  });
}

export interface DetailRow extends ProductCard {
  detail: string;
  registeredAt: string;
  certificateId: string;
  certificateNumber: string;
  sample: { name: string; size: number } | null;
  version: number;
  versionId: string;
  content: ProductContent;
}

export async function findVisible(db: Db, id: string): Promise<DetailRow | null> {
  const [row] = await db<DetailRow[]>`
    select ${cardColumns(db)}, p.detail, p.registered_at, p.certificate_id, p.certificate_number, p.sample,
      v.id as version_id, v.sequence as version, v.content
    from product p join product_version v on v.id = p.version_id
    where p.id = ${id} and ${visible(db)}`;
  return row ?? null;
}

/** Of the same type or industry or for the same scenes, the nearest first. */
export async function listSimilar(db: Db, id: string, limit: number): Promise<ProductCard[]> {
  return db<ProductCard[]>`
    with wanted as (select p.product_type, p.industry, p.scenes from product p where p.id = ${id} and ${visible(db)}),
    near as materialized (
      (select p.id from product p, wanted w where ${visible(db)} and p.industry = w.industry order by p.score desc, p.id limit 100)
      union
      (select p.id from product p, wanted w where ${visible(db)} and p.product_type = w.product_type order by p.score desc, p.id limit 50)
    )
    select ${cardColumns(db)} from near join product p on p.id = near.id, wanted w where p.id <> ${id}
    order by (p.industry = w.industry)::int * 2 + (p.product_type = w.product_type)::int
      + cardinality(array(select unnest(p.scenes) intersect select unnest(w.scenes))) desc, p.score desc, p.id
    limit ${limit}`;
}

export async function findInterest(db: Db, id: string, accountId: string | null, partyId: string | null) {
  const [row] = await db<{ views: number; favourites: number; isFavourite: boolean; isOwn: boolean }[]>`
    select coalesce((select sum(views) from product_view where product_id = p.id), 0)::int as views,
      (select count(*) from favourite where product_id = p.id)::int as favourites,
      exists (select from favourite where product_id = p.id and account_id = ${accountId}) as is_favourite,
      coalesce(p.party_id = ${partyId}, false) as is_own
    from product p where p.id = ${id} and ${visible(db)}`;
  return row ?? null;
}

export async function addViews(db: Tx, id: string, day: string, views: number): Promise<void> {
  await db`
    insert into product_view (product_id, day, views)
    select p.id, ${day}, ${views} from product p where p.id = ${id} and ${visible(db)}
    on conflict (product_id, day) do update set views = product_view.views + excluded.views`;
}

/** Ids and moments for the sitemap and feeds, newest first. */
export async function listForSitemap(db: Db, limit: number): Promise<{ id: string; registeredAt: string }[]> {
  return db<{ id: string; registeredAt: string }[]>`
    select p.id, p.registered_at from product p where ${visible(db)} order by p.listed_at desc, p.id desc limit ${limit}`;
}

export async function countVisible(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) as count from product p where ${visible(db)}`;
  return row?.count ?? 0;
}
