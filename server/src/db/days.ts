import type { Db, Fragment } from './open.ts';

/** Days on China's calendar, both included; either may be left out. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** `and …` for a moment that lies on these days. */
export function onDays(db: Db, column: Fragment, { from, to }: Days): Fragment {
  return db`
    ${from ? db`and ${column} >= ${`${from}T00:00:00+08:00`}` : db``}
    ${to ? db`and ${column} < ${`${to}T00:00:00+08:00`}::timestamptz + interval '1 day'` : db``}`;
}

/** A keyword as a pattern that holds it anywhere: `%` and `_` are characters of it, not wildcards. */
export function containing(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
}
