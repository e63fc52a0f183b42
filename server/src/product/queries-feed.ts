// The market laid out for machines, page after page.
import type { ProductContent } from '@shuji/contract/product-form';
import type { Db } from '#src/db/open.ts';
import { visible } from './queries.ts';

export interface FeedRow {
  id: string;
  number: string;
  merchantId: string;
  merchantName: string;
  registeredAt: string;
  sample: { name: string; size: number } | null;
  /** Sanitised HTML. */
  detail: string;
  version: number;
  content: ProductContent;
}

/** Newest first; `after` is the last id of the page before. */
export async function listVisibleAfter(db: Db, after: string | null, limit: number): Promise<FeedRow[]> {
  return db<FeedRow[]>`
    select p.id, p.number, p.merchant_id, p.merchant_name, p.registered_at, p.sample, p.detail, v.sequence as version, v.content
    from product p join product_version v on v.id = p.version_id
    where ${visible(db)} ${after === null ? db`` : db`and p.id < ${after}`}
    order by p.id desc limit ${limit}`;
}
