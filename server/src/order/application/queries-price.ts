// Prices that were: of one product by its versions, of similar ones by what was signed.

import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import type { OrderTier } from '@shuji/contract/order/schema';
import type { FormField } from '@shuji/contract/product/labels/fields';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { visible } from '#src/product/queries.ts';

export interface PricedProduct {
  productType: string;
  industry: string;
  priceMode: string;
}

export async function findPriced(db: Db, id: string): Promise<PricedProduct | null> {
  return one<PricedProduct>(db`
    select p.product_type, p.industry, p.price_mode from product p where p.id = ${id} and ${visible(db)}`);
}

export interface PricedVersion extends Pick<ProductDraft, 'tiers'> {
  at: string;
  version: number;
  priceMode: string;
  /** Of the fields asked for, those that differ from the version before. */
  changed: FormField[];
}

/** The registered versions, the oldest first; nothing has changed in the first one. */
export async function listPrices(db: Db, productId: string, fields: readonly FormField[]): Promise<PricedVersion[]> {
  return db<PricedVersion[]>`
    select v.sequence as version, v.content->>'priceMode' as price_mode, v.content->'tiers' as tiers, e.at,
      case when v.before is null then '{}' else array(
        select field from unnest(${[...fields]}::text[]) with ordinality as f (field, place)
        where nullif(v.content->field, 'null') is distinct from nullif(v.before->field, 'null') order by place) end as changed
    from (select id, sequence, content, lag(content) over (order by sequence) as before from product_version
      where product_id = ${productId} and status = 'registered') v
    cross join lateral (
      select min(at) as at from product_event where version_id = v.id and to_status = 'registered') e
    where e.at is not null order by v.sequence`;
}

const alsoShown = 4;

/** Products on the market that enough buyers of this one bought too, in two years up to a moment; the best first. */
export async function listAlsoBought(db: Db, id: string, before: string): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    with buyer as materialized (
      select distinct o.buyer_party_id as id from trade_order o where o.product_id = ${id} and ${isSettled(db, before)})
    select p.id, p.name from buyer join trade_order o on o.buyer_party_id = buyer.id join product p on p.id = o.product_id
    where p.id <> ${id} and ${isSettled(db, before)} and ${visible(db)}
    group by p.id having count(distinct buyer.id) >= ${smallestPublished}
    order by p.score desc, p.id limit ${alsoShown}`;
}

export interface SettledDeal {
  industry: string;
  supplier: string;
  priceMode: string;
  tier: OrderTier | null;
  amount: number;
}

/** Signed deals of two years up to a moment on products of one type that were not dissolved. */
export async function listSettled(db: Db, { productType }: PricedProduct, before: string): Promise<SettledDeal[]> {
  return db<SettledDeal[]>`
    select p.industry, o.seller_party_id as supplier, o.price_mode, o.tier, o.amount
    from trade_order o join product p on p.id = o.product_id
    where p.product_type = ${productType} and o.amount > 0 and ${isSettled(db, before)}
    order by o.signed_at desc limit 5000`;
}

/** Signed in the two years up to a moment and not dissolved. */
function isSettled(db: Db, before: string): Fragment {
  return db`o.buyer_signed_at is not null and o.seller_signed_at is not null
    and o.status not in ('cancelled', 'disputed') and o.signed_at < ${before}
    and o.signed_at > ${before}::timestamptz - interval '2 years'`;
}
