// Sums by China's calendar.
import type { Db, Fragment } from './open.ts';

export interface Span {
  /** Days, both included. */
  from: string;
  to: string;
}

export interface DaySum {
  day: string;
  sum: number;
}

interface SumOptions {
  /** `order o where …`, without the time. */
  from: Fragment;
  /** The moment that a row belongs to. */
  at: Fragment;
  /** The value to sum; rows are counted where it is left out. */
  sum?: Fragment;
}

/** One row a day that has any. */
export async function sumByDay(db: Db, { from, at, sum }: SumOptions, { from: first, to }: Span): Promise<DaySum[]> {
  return db<DaySum[]>`
    select to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      ${sum ? db`coalesce(sum(${sum}), 0)::bigint` : db`count(*)`} as sum
    from ${from}
    and ${at} >= ${first}::date::timestamp at time zone 'Asia/Shanghai'
    and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by 1`;
}
