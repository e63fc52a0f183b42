// Every deal, for the office.

import type { Parsed } from '@shuji/contract/call';
import type { listOfficeOrders } from '@shuji/contract/order/oversight';
import type { OverseenOrder } from '@shuji/contract/order/schema/oversight';
import { containing, onDays } from '#src/db/days.ts';
import type { Db } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { partiesIn } from '#src/merchant/queries.ts';
import { orderOf } from '#src/order/list/queries.ts';

export type OversightFilter = Parsed<typeof listOfficeOrders>;

/** Days are those of the application. */
export function listEveryOrder(
  db: Db,
  { status, keyword, region, industry, from, to, sort, ...page }: OversightFilter,
): Promise<Page<OverseenOrder>> {
  const like = keyword ? containing(keyword) : null;
  return paged<OverseenOrder>(db, {
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
