// The statements in disputes, and the outcomes over the year.

import type { Output, Parsed } from '@shuji/contract/call';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { getDisputeStatistics, listAllDisputes } from '@shuji/contract/order/office';
import { containing, onDays } from '#src/db/days.ts';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { type DisputeQueueRow, disputeRowColumns } from '#src/order/office/queries.ts';

export interface StatementRow {
  id: string;
  disputeId: string;
  side: OrderSide;
  text: string;
  fileIds: string[];
  at: string;
}

export async function findOpenDispute(db: Tx, orderId: string): Promise<{ id: string; raisedAt: string } | null> {
  return one<{ id: string; raisedAt: string }>(db`
    select id, raised_at from order_dispute where order_id = ${orderId} and settled_at is null`);
}

export async function insertStatement(
  db: Tx,
  row: Omit<StatementRow, 'at'> & { accountId: string; at: Date },
): Promise<void> {
  await db`insert into order_statement ${db({ ...row })}`;
}

export async function countStatements(db: Db, disputeId: string, side: OrderSide): Promise<number> {
  return countOf(db`
    select count(*)::int as count from order_statement where dispute_id = ${disputeId} and side = ${side}`);
}

/** The statements of all disputes of an order, oldest first. */
export async function listStatements(db: Db, orderId: string): Promise<StatementRow[]> {
  return db<StatementRow[]>`
    select s.id, s.dispute_id, s.side, s.text, s.file_ids, s.at
    from order_statement s join order_dispute d on d.id = s.dispute_id
    where d.order_id = ${orderId} order by s.at, s.id`;
}

type DisputeFilter = Parsed<typeof listAllDisputes>;

/** Days are those on which they were raised. */
export function listEveryDispute(
  db: Db,
  { status, keyword, from, to, ...page }: DisputeFilter,
): Promise<Page<DisputeQueueRow>> {
  const like = keyword && containing(keyword);
  return paged<DisputeQueueRow>(db, {
    columns: disputeRowColumns(db),
    from: db`from order_dispute d join trade_order o on o.id = d.order_id
      where true ${status ? db`and d.decision = ${status}` : db``}
      ${like ? db`and (o.number ilike ${like} or o.product_name ilike ${like} or o.buyer_name ilike ${like} or o.seller_name ilike ${like})` : db``}
      ${onDays(db, db`d.raised_at`, { from, to })}`,
    order: db`d.raised_at desc, d.id`,
    ...page,
  });
}

/** Each time the buyer fetched a file of an order, the newest first. */
export async function listDownloads(db: Db, orderId: string): Promise<{ at: string; fileName: string }[]> {
  return db<{ at: string; fileName: string }[]>`
    select l.at, f.name as file_name from order_download l join file f on f.id = l.file_id
    where l.order_id = ${orderId} order by l.id desc limit 100`;
}

export async function countDisputes(db: Db, since: Date, now: Date): Promise<Output<typeof getDisputeStatistics>> {
  const decided = db`decision in ('continue', 'complete', 'cancel')`;
  const [row] = await db<Output<typeof getDisputeStatistics>[]>`
    select
      count(*) filter (where settled_at is null)::int as open,
      count(*) filter (where settled_at is null and due_at < ${now})::int as overdue,
      count(*) filter (where raised_at >= ${since})::int as raised,
      count(*) filter (where raised_at >= ${since} and raised_by = 'buyer')::int as raised_by_buyer,
      count(*) filter (where raised_at >= ${since} and raised_by = 'seller')::int as raised_by_seller,
      count(*) filter (where raised_at >= ${since} and raised_by = 'system')::int as raised_by_system,
      count(*) filter (where settled_at >= ${since} and decision = 'continue')::int as continued,
      count(*) filter (where settled_at >= ${since} and decision = 'complete')::int as completed,
      count(*) filter (where settled_at >= ${since} and decision = 'cancel')::int as cancelled,
      count(*) filter (where settled_at >= ${since} and decision = 'withdraw')::int as withdrawn,
      coalesce(sum(refund) filter (where settled_at >= ${since}), 0)::bigint as refunded,
      round((percentile_cont(0.5) within group (order by extract(epoch from settled_at - raised_at) / 86400)
        filter (where settled_at >= ${since} and ${decided}))::numeric, 1)::float8 as median_days,
      (select round(1000.0 * count(*) filter (where exists (select 1 from order_dispute d where d.order_id = s.id))
        / nullif(count(*), 0))::int from trade_order s where s.signed_at >= ${since}) as per_mille
    from (select d.*, o.due_at from order_dispute d join trade_order o on o.id = d.order_id
      where d.settled_at is null or d.raised_at >= ${since} or d.settled_at >= ${since}) as dispute`;
  return row as Output<typeof getDisputeStatistics>;
}
