import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import { one } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';
import { inTerm } from '#src/order/list/queries.ts';
import { unreadOf } from '#src/order/message/queries.ts';
import { waits } from '#src/order/queries-waiting.ts';

/** Orders completed and what they came to in fen, by month and industry of the product, up to a moment. */
export async function sumDealsByIndustry(
  db: Db,
  before: string,
): Promise<{ month: string; industry: string; count: number; amount: number }[]> {
  return db<{ month: string; industry: string; count: number; amount: number }[]>`
    select to_char(o.closed_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, o.snapshot ->> 'industry' as industry,
      count(*) as count, coalesce(sum(o.amount), 0)::bigint as amount
    from trade_order o where o.status = 'completed' and o.closed_at < ${before} group by 1, 2`;
}

/** When an order was completed last, and how many were since `from`. */
export async function findLastCompleted(db: Db, from: string): Promise<{ at: string; count: number } | null> {
  return one<{ at: string; count: number }>(db`
    select max(closed_at) as at, count(*) as count from trade_order
    where status = 'completed' and closed_at >= ${from} having count(*) > 0`);
}

/** A supplier's completed deals by month and industry, up to a moment. */
export async function countSoldByIndustry(
  db: Db,
  partyId: string,
  before: string,
): Promise<{ month: string; industry: string; count: number }[]> {
  return db<{ month: string; industry: string; count: number }[]>`
    select to_char(o.closed_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, o.snapshot ->> 'industry' as industry,
      count(*) as count
    from trade_order o
    where o.status = 'completed' and o.closed_at < ${before} and o.seller_party_id = ${partyId} group by 1, 2`;
}

export interface OwnOrders {
  bought: number;
  sold: number;
  toAnswer: number;
  toSignSold: number;
  toDeliver: number;
  toSignBought: number;
  toPay: number;
  toAccept: number;
  unreadBought: number;
  unreadSold: number;
  pleadBought: number;
  pleadSold: number;
  toInvoice: number;
  toFetchKey: number;
}

const none: OwnOrders = {
  bought: 0,
  sold: 0,
  toAnswer: 0,
  toSignSold: 0,
  toDeliver: 0,
  toSignBought: 0,
  toPay: 0,
  toAccept: 0,
  unreadBought: 0,
  unreadSold: 0,
  pleadBought: 0,
  pleadSold: 0,
  toInvoice: 0,
  toFetchKey: 0,
};

/** A party's orders, and in how many of them the next step is theirs; see the table of moves in rules.ts. */
export async function countOwnSteps(db: Db, partyId: string, now: Date): Promise<OwnOrders> {
  const due = inTerm(db, now);
  const sold = db`seller_party_id = ${partyId}`;
  const bought = db`buyer_party_id = ${partyId}`;
  const [row] = await db<OwnOrders[]>`
    select count(*) filter (where ${bought}) as bought,
      count(*) filter (where ${sold}) as sold,
      count(*) filter (where ${sold} and status = 'awaiting_seller' and ${due}) as to_answer,
      count(*) filter (where ${sold} and status = 'awaiting_sign' and seller_signed_at is null and ${due}) as to_sign_sold,
      count(*) filter (where ${sold} and status = 'awaiting_delivery' and ${due}) as to_deliver,
      count(*) filter (where ${bought} and status = 'awaiting_sign' and buyer_signed_at is null and ${due}) as to_sign_bought,
      count(*) filter (where ${bought} and status = 'awaiting_payment' and pending_payment_id is null and ${due}) as to_pay,
      count(*) filter (where ${bought} and status = 'awaiting_acceptance' and ${due}) as to_accept,
      count(*) filter (where ${bought} and exists (select ${unreadOf(db, 'buyer')})) as unread_bought,
      count(*) filter (where ${sold} and exists (select ${unreadOf(db, 'seller')})) as unread_sold,
      count(*) filter (where ${bought} and ${waits(db, 'plead', 'buyer', now)}) as plead_bought,
      count(*) filter (where ${sold} and ${waits(db, 'plead', 'seller', now)}) as plead_sold,
      count(*) filter (where ${sold} and ${waits(db, 'invoice', 'seller', now)}) as to_invoice,
      count(*) filter (where ${bought} and ${waits(db, 'key', 'buyer', now)}) as to_fetch_key
    from trade_order o where ${bought} or ${sold}`;
  return row ?? none;
}

/** Orders applied for, by day. */
export function sumApplied(db: Db, span: Span): Promise<DaySum[]> {
  return sumByDay(db, { from: db`trade_order where true`, at: db`created_at` }, span);
}

/** The sum of completed orders in fen, by day. */
export function sumCompleted(db: Db, span: Span): Promise<DaySum[]> {
  const from = db`trade_order where status = 'completed'`;
  return sumByDay(db, { from, at: db`closed_at`, sum: db`amount` }, span);
}
