import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

export interface MonthIndustry {
  month: string;
  industry: string;
  count: number;
}

/** Products registered for the first time, by month in China, from a moment on. */
export async function countRegisteredByMonth(db: Db, since: string): Promise<{ month: string; count: number }[]> {
  return db<{ month: string; count: number }[]>`
    select to_char(registered_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*) as count
    from product where registered_at >= ${since} group by 1`;
}

export async function countRegisteredBefore(db: Db, moment: string): Promise<number> {
  return countOf(db`select count(*) as count from product where registered_at < ${moment}`);
}

/** By month and industry, up to a moment. */
export async function countRegisteredByIndustry(db: Db, before: string): Promise<MonthIndustry[]> {
  return db<MonthIndustry[]>`
    select to_char(registered_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, industry, count(*) as count
    from product where registered_at < ${before} group by 1, 2`;
}

/** Products registered for the first time, by day. */
export function sumRegistered(db: Db, span: Span): Promise<DaySum[]> {
  return sumByDay(db, { from: db`product where true`, at: db`registered_at` }, span);
}
