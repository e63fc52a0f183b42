import type { DemandStatus } from '@shuji/contract/demand/labels';
import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';
import { visible } from './queries.ts';

/** Counts the demands the hall shows on a day. */
export async function countHall(db: Db, today: string): Promise<number> {
  return countOf(db`select count(*) as count from demand d where ${visible(db, today)}`);
}

/** By month and industry, up to a moment. */
export async function countPublishedByIndustry(
  db: Db,
  before: string,
): Promise<{ month: string; industry: string; count: number }[]> {
  return db<{ month: string; industry: string; count: number }[]>`
    select to_char(published_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, industry, count(*) as count
    from demand where published_at < ${before} group by 1, 2`;
}

export interface OwnDemands {
  published: number;
  taken: number;
  toMend: number;
  /** Taken and not yet concluded. */
  inHand: number;
}

/** Counts the demands an account has written and taken, and its own that review returned. */
export async function countOwnDemands(db: Db, accountId: string): Promise<OwnDemands> {
  const [row] = await db<OwnDemands[]>`
    select count(*) filter (where owner_id = ${accountId}) as published,
      count(*) filter (where taker_id = ${accountId}) as taken,
      count(*) filter (where owner_id = ${accountId} and status = 'correction') as to_mend,
      count(*) filter (where taker_id = ${accountId} and status = 'taken') as in_hand
    from demand where owner_id = ${accountId} or taker_id = ${accountId}`;
  return row ?? { published: 0, taken: 0, toMend: 0, inHand: 0 };
}

/** Counts an account's published, or taken, demands by state. */
export async function countOwnByState(
  db: Db,
  accountId: string,
  type: 'published' | 'taken',
): Promise<Partial<Record<DemandStatus, number>>> {
  const mine = type === 'published' ? db`owner_id = ${accountId}` : db`taker_id = ${accountId}`;
  const rows = await db<{ status: DemandStatus; count: number }[]>`
    select status, count(*) as count from demand where ${mine} group by status`;
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Demands published, by day. */
export function sumPublished(db: Db, span: Span): Promise<DaySum[]> {
  return sumByDay(db, { from: db`demand where true`, at: db`published_at` }, span);
}

/** Counts someone's demands that are not over. */
export async function countUnderWay(db: Db, ownerId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from demand
    where owner_id = ${ownerId} and status not in ('refused', 'concluded', 'closed')`);
}
