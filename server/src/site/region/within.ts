// Filters by division in SQL. Records keep the code that they were given; what it stands for today is read from memory.
import type { Db, Fragment } from '#src/db/open.ts';
import { currentRegions, endedRegions } from '#src/site/regions.ts';

/** The common prefix of the codes of a division and all below it: `450000` → `45`. */
function prefixOf(code: string): string {
  return code.replace(/(0000|00)$/, '');
}

/** True where the code in `column` stands for one of these divisions or for one below them. */
export function isWithin(db: Db, column: Fragment, codes: readonly string[]): Fragment {
  const prefixes = currentRegions(codes).map(prefixOf);
  const isInside = (ended: string) =>
    currentRegions([ended]).some((one) => prefixes.some((prefix) => one.startsWith(prefix)));
  const inside = endedRegions().filter(isInside);
  const outside = endedRegions().filter((ended) => !inside.includes(ended));
  return db`(${column} like any(${prefixes.map((prefix) => `${prefix}%`)}) and ${column} <> all(${outside})
    or ${column} = any(${inside}))`;
}

/** The codes under which records stand for one of these divisions today. */
export function recordedCodes(codes: readonly string[]): string[] {
  return [...codes, ...endedRegions().filter((ended) => currentRegions([ended]).some((one) => codes.includes(one)))];
}

/** `select code …`: what the codes of an array stand for today. */
export function currentCodes(db: Db, codes: Fragment): Fragment {
  const pairs = endedRegions().flatMap((ended) => currentRegions([ended]).map((code) => [ended, code] as const));
  return db`select coalesce(t.code, c.code) as code from unnest(${codes}) as c (code)
    left join unnest(${pairs.map(([ended]) => ended)}::text[], ${pairs.map(([, code]) => code)}::text[]) as t (ended, code)
      on t.ended = c.code`;
}
