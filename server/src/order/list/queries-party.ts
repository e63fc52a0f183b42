// A party's deals in numbers, for its trading record and its card.
import type { DisputeOutcome, OrderSide } from '@shuji/contract/order/labels';
import type { Db } from '#src/db/open.ts';

export interface MonthOfDeals {
  month: string;
  role: OrderSide;
  count: number;
  amount: number;
}

/** Completed deals by month and side, and what they came to in fen, up to a moment; the oldest month first. */
export async function sumPartyMonths(db: Db, partyId: string, before: string): Promise<MonthOfDeals[]> {
  return db<MonthOfDeals[]>`
    select to_char(closed_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      case when seller_party_id = ${partyId} then 'seller' else 'buyer' end as role,
      count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount
    from trade_order
    where status = 'completed' and closed_at < ${before} and (seller_party_id = ${partyId} or buyer_party_id = ${partyId})
    group by 1, 2 order by 1`;
}

/** Disputes in a party's deals by side and outcome; null is not settled. */
export async function countPartyDisputes(
  db: Db,
  partyId: string,
): Promise<{ role: OrderSide; outcome: DisputeOutcome | null; count: number }[]> {
  return db<{ role: OrderSide; outcome: DisputeOutcome | null; count: number }[]>`
    select case when o.seller_party_id = ${partyId} then 'seller' else 'buyer' end as role, d.decision as outcome,
      count(*)::int as count
    from order_dispute d join trade_order o on o.id = d.order_id
    where o.seller_party_id = ${partyId} or o.buyer_party_id = ${partyId} group by 1, 2`;
}
