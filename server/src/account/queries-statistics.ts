import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import type { Db } from '#src/db/open.ts';

/** Accounts registered, by day; those closed since among them. */
export function sumAccounts(db: Db, span: Span): Promise<DaySum[]> {
  return sumByDay(db, { from: db`account where true`, at: db`created_at` }, span);
}
