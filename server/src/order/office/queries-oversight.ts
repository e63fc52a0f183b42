// Every deal, for the office.
import type { OrderStatus } from '@shuji/contract/order/labels';
import type { OrderSort } from '@shuji/contract/order/labels/list';
import { containing, type Days, onDays } from '#src/db/days.ts';
import type { Db } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { partiesIn } from '#src/merchant/queries.ts';
import { orderOf } from '#src/order/list/queries.ts';

export interface OversightFilter extends Days {
  status?: OrderStatus | undefined;
  keyword?: string | undefined;
  /** The code of a division that either party is in. */
  region?: string | undefined;
  /** In words, as the order keeps it. */
  industry?: string | undefined;
  sort: OrderSort;
  pageNum: number;
  pageSize: number;
}

export interface OverseenRow {
  id: string;
  number: string;
  status: OrderStatus;
  productName: string;
  buyerName: string;
  sellerName: string;
  amount: number | null;
  dueAt: string | null;
  createdAt: string;
  signedAt: string | null;
  closedAt: string | null;
}

/** Days are those of the application. */
export function listEveryOrder(
  db: Db,
  { status, keyword, region, industry, from, to, sort, ...page }: OversightFilter,
): Promise<Page<OverseenRow>> {
  const like = keyword ? containing(keyword) : null;
  return paged<OverseenRow>(db, {
    columns: db`o.id, o.number, o.status, o.product_name, o.buyer_name, o.seller_name, o.amount, o.due_at, o.created_at,
      o.signed_at, o.closed_at`,
    from: db`from trade_order o where true
      ${status ? db`and o.status = ${status}` : db``}
      ${like ? db`and (o.number ilike ${like} or o.product_name ilike ${like} or o.buyer_name ilike ${like} or o.seller_name ilike ${like})` : db``}
      ${industry ? db`and o.snapshot->>'industry' = ${industry}` : db``}
      ${region ? db`and (o.buyer_party_id in ${partiesIn(db, region)} or o.seller_party_id in ${partiesIn(db, region)})` : db``}
      ${onDays(db, db`o.created_at`, { from, to })}`,
    order: orderOf(db, sort),
    ...page,
  });
}
