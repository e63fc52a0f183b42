import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import type { Db } from '#src/db/open.ts';

export interface MonthIndustry {
  month: string;
  industry: string;
  count: number;
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
