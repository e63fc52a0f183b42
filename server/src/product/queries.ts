// The market as anyone sees it.

import { serviceTypes } from '@shuji/contract/product/labels';
import type { ProductCard } from '@shuji/contract/product/schema';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { ProductInterest } from '@shuji/contract/product/schema/interest';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { batch } from '#src/db/batch.ts';
import { isNumbered } from '#src/db/number.ts';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { markOfProduct } from '#src/rating/queries.ts';
import type { ViewMark } from '#src/site/view-mark.ts';

/** The one predicate of what the public sees: list, search, detail, suggestion, hot list, feed and sitemap all use it. */
export function visible(db: Db): Fragment {
  return db`p.status = 'listed' and p.merchant_id <> all (array(select id from frozen_merchant))`;
}

/** How a product can be tried: by free calls of its interface, by opening its whole sample. */
export function trialKinds(db: Db): Fragment {
  return db`array_remove(array[case when p.trial_calls is not null then 'api' end, case when p.sample_open then 'sample' end], null)`;
}

/** See productPrice of the contract. */
export function priceColumns(db: Db): Fragment {
  return db`p.price_mode, p.price_from, p.price_varies, p.unit_price`;
}

export function cardColumns(db: Db, cover = db`p.cover`): Fragment {
  return db`p.id, p.number, p.name, p.summary, ${cover} as cover, p.product_type, p.industry, p.scenes, ${priceColumns(db)},
    p.delivery, p.update_frequency, ${trialKinds(db)} as trials, p.sample is not null as has_sample, p.merchant_id, p.merchant_name, p.listed_at,
    ${markOfProduct(db, db`p.id`)} as rating`;
}

/** Cards by id, in the given order; ids of products off the market are left out. */
export async function listCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db<ProductCard[]>`
    select ${cardColumns(db)} from product p where p.id = any(${ids as string[]}) and ${visible(db)}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const numberedAtMost = 20;

/** The products of a number, their own or that of a certificate of theirs. */
export async function listNumbered(db: Db, number: string): Promise<ProductCard[]> {
  return db<ProductCard[]>`
    select ${cardColumns(db)} from product p where ${visible(db)} and p.id in (
      select n.id from product n where ${isNumbered(db, db`n.number`, number)}
      union all
      select c.subject_id from certificate c where c.kind = 'product' and ${isNumbered(db, db`c.number`, number)}
    ) order by p.score desc, p.id limit ${numberedAtMost}`;
}

/** Names that merchants sell under, by merchant. */
export async function merchantNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db<{ merchantId: string; name: string }[]>`
    select one.id as merchant_id, p.merchant_name as name from unnest(${ids as string[]}::uuid[]) as one (id)
    cross join lateral (select merchant_name from product where merchant_id = one.id and status = 'listed' limit 1) as p`;
  return new Map(rows.map((row) => [row.merchantId, row.name]));
}

/** Views are the cheapest sign: above so many they move nothing. */
const mostViews = 50;

/** For so many days views and favourites count, and signed orders. */
const hotDays = { interest: 30, orders: 90 };

/** By what costs something to fake (docs/decisions/0153-what-is-hot.md), filled up with the best. */
export function listHot(db: Db, now: Date, { pageNum, pageSize }: PageQuery): Promise<Page<ProductCard>> {
  const back = (days: number) => chinaDay(new Date(now.getTime() - days * dayMs));
  const [interest, orders] = [back(hotDays.interest), back(hotDays.orders)];
  return paged<ProductCard>(db, {
    columns: cardColumns(db),
    from: db`from product p
      left join (select product_id, count(distinct buyer_party_id) as buyers from trade_order
        where signed_at >= ${`${orders}T00:00:00+08:00`} group by product_id) o on o.product_id = p.id
      left join (select f.product_id, count(*) as favourites from favourite f
        join actor_fact a on a.account_id = f.account_id and a.attested
        join product own on own.id = f.product_id and own.party_id <> a.party_id
        where f.created_at >= ${`${interest}T00:00:00+08:00`} group by f.product_id) f on f.product_id = p.id
      left join (select product_id, least(sum(views), ${mostViews}) as views from product_view
        where day >= ${interest} group by product_id) v on v.product_id = p.id
      where ${visible(db)}`,
    order: db`10 * coalesce(o.buyers, 0) + 3 * coalesce(f.favourites, 0) + coalesce(v.views, 0) desc, p.score desc, p.id`,
    pageNum,
    pageSize,
  });
}

export interface DetailRow extends ProductCard {
  detail: string;
  submittedAt: string | null;
  noticeFrom: string | null;
  noticeUntil: string | null;
  changeUntil: string | null;
  registeredAt: string;
  certificateId: string;
  certificateNumber: string;
  isCertified: boolean;
  sample: { name: string; size: number } | null;
  trialCalls: number | null;
  trialDays: number | null;
  version: number;
  versionId: string;
  content: ProductContent;
}

export async function findVisible(db: Db, id: string): Promise<DetailRow | null> {
  return (await listWhole(db, [id], visible(db)))[0] ?? null;
}

/** The caller checks whether the merchant may trade: one query for both would take five times as long. */
export const findListed = batch<DetailRow>(async (db, ids) => {
  const rows = await listWhole(db, ids, db`p.status = 'listed'`);
  return new Map(rows.map((row) => [row.id, row]));
});

async function listWhole(db: Db, ids: readonly string[], condition: Fragment): Promise<DetailRow[]> {
  return db<DetailRow[]>`
    select ${cardColumns(db)}, p.detail, v.submitted_at, v.notice_from, v.notice_until,
      (select c.notice_until from product_version c where c.product_id = p.id and c.status = 'notice') as change_until,
      p.registered_at, p.certificate_id, p.certificate_number, p.is_certified,
      p.sample, p.trial_calls, p.trial_days, v.id as version_id, v.sequence as version, v.content
    from product p join product_version v on v.id = p.version_id
    where p.id = any(${ids as string[]}) and ${condition}`;
}

/** Products of the same type, industry or scenes, nearest first. */
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
  return one<ProductInterest>(db`
    select coalesce((select sum(views) from product_view where product_id = p.id), 0)::int as views,
      (select count(*) from favourite where product_id = p.id)::int as favourites,
      exists (select from favourite where product_id = p.id and account_id = ${accountId}) as is_favourite,
      coalesce(p.party_id = ${partyId}, false) as is_own
    from product p where p.id = ${id} and ${visible(db)}`);
}

/** Counts a view of a product on the market, once for each mark; its supplier's own do not count. */
export async function countView(db: Tx, id: string, { day, visitor }: ViewMark, partyId: string | null): Promise<void> {
  await db`
    with fresh as (
      insert into view_mark (day, kind, item, visitor)
      select ${day}, 'product', p.id, ${visitor} from product p
      where p.id = ${id} and ${visible(db)} and p.party_id is distinct from ${partyId}
      on conflict do nothing returning item
    )
    insert into product_view as v (product_id, day, views) select item, ${day}, 1 from fresh
    on conflict (product_id, day) do update set views = v.views + 1`;
}

/** Adds views that were counted elsewhere. */
export async function addViews(db: Tx, id: string, day: string, views: number): Promise<void> {
  await db`
    insert into product_view (product_id, day, views)
    select p.id, ${day}, ${views} from product p where p.id = ${id} and ${visible(db)}
    on conflict (product_id, day) do update set views = product_view.views + excluded.views`;
}

/** True for services, which are no data. */
export function isOfService(db: Db): Fragment {
  return db`p.product_type = any(${[...serviceTypes]})`;
}

export async function countVisible(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from product p where ${visible(db)}`);
}

/** Merchants that may not trade at this moment. */
export async function listFrozen(db: Db): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`select id from frozen_merchant`;
  return new Set(rows.map((row) => row.id));
}
