// Prices that were: of one product by its versions, of similar ones by what was signed.

import type { OrderTier } from '@shuji/contract/order/schema';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { one } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';
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
}

/** The registered versions, the oldest first. */
export async function listPrices(db: Db, productId: string): Promise<PricedVersion[]> {
  return db<PricedVersion[]>`
    select v.sequence as version, v.content->>'priceMode' as price_mode, v.content->'tiers' as tiers, e.at
    from product_version v cross join lateral (
      select min(at) as at from product_event where version_id = v.id and to_status = 'registered') e
    where v.product_id = ${productId} and v.status = 'registered' and e.at is not null order by v.sequence`;
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
    where p.product_type = ${productType} and o.amount > 0 and o.buyer_signed_at is not null and o.seller_signed_at is not null
      and o.status not in ('cancelled', 'disputed') and o.signed_at < ${before}
      and o.signed_at > ${before}::timestamptz - interval '2 years'
    order by o.signed_at desc limit 5000`;
}
