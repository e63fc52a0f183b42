// The market laid out for machines, page after page.

import type { Latest } from '@shuji/contract/home/schema';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { isOfService, visible } from './queries.ts';

export interface FeedRow
  extends Pick<ProductDetail, 'id' | 'number' | 'merchantId' | 'merchantName' | 'registeredAt' | 'sample' | 'version'> {
  /** Sanitised HTML. */
  detail: string;
  content: ProductContent;
}

function visibleData(db: Db): Fragment {
  return db`${visible(db)} and not ${isOfService(db)}`;
}

export async function countVisibleData(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from product p where ${visibleData(db)}`);
}

/** Data without services, newest first; `after` is the last id of the page before. */
export async function listDataAfter(db: Db, after: string | null, limit: number): Promise<FeedRow[]> {
  return db<FeedRow[]>`
    select p.id, p.number, p.merchant_id, p.merchant_name, p.registered_at, p.sample, p.detail, v.sequence as version, v.content
    from product p join product_version v on v.id = p.version_id
    where ${visibleData(db)} ${after === null ? db`` : db`and p.id < ${after}`}
    order by p.id desc limit ${limit}`;
}

/** Addresses and dates for the sitemap, one part of it. */
export async function listProductPages(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> {
  return db<{ id: string; changed: string }[]>`
    select p.id, greatest(p.registered_at, p.listed_at) as changed from product p
    where ${visible(db)} order by p.id limit ${limit} offset ${offset}`;
}

/** The certificate issued last to a product on the market, while it is valid. */
export async function findNewestCertificate(db: Db, now: Date): Promise<Latest['certificate']> {
  return one<NonNullable<Latest['certificate']>>(db`
    select c.id, c.number, c.issued_at, p.name as product_name, p.merchant_name as holder_name
    from certificate c join product p on p.id = c.subject_id
    where c.kind = 'product' and c.state = 'valid' and (c.valid_until is null or c.valid_until > ${now}) and ${visible(db)}
    order by c.issued_at desc, c.id desc limit 1`);
}

export type ListedProduct = Pick<
  ProductDetail,
  'id' | 'name' | 'summary' | 'productType' | 'merchantName' | 'registeredAt' | 'listedAt'
>;

/** The newest products on the market. */
export async function listNewestProducts(db: Db, limit: number): Promise<ListedProduct[]> {
  return db<ListedProduct[]>`
    select p.id, p.name, p.summary, p.product_type, p.merchant_name, p.registered_at, p.listed_at from product p
    where ${visible(db)} order by p.listed_at desc, p.id desc limit ${limit}`;
}
