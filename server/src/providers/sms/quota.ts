// Exact limits on how often something may happen in a period. Outside the request's transaction, as challenges are.
import type { Pool } from '#src/db/open.ts';

/** At most `points` within any stretch of `seconds`. */
export interface Window {
  points: number;
  seconds: number;
}

export interface Quota {
  /** Takes one if every window still has room; false otherwise. A refused request takes nothing. */
  take(key: string, windows: readonly Window[]): Promise<boolean>;
  /** Returns the last one taken. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

const clockSlackMs = 60_000;

/** Counts in PostgreSQL, so that limits hold over all nodes. `pool` must not be the one requests write through. */
export function openQuota(pool: Pool, clock: () => Date): Quota {
  return {
    async take(key, windows) {
      const now = clock();
      const longest = Math.max(...windows.map((window) => window.seconds));
      const expiresAt = new Date(now.getTime() + longest * 1000);
      const oldest = new Date(now.getTime() - longest * 1000);
      const points = windows.map((window) => window.points);
      // Entries further ahead than nodes differ come from a clock that has been set right since.
      const latest = new Date(now.getTime() + clockSlackMs);
      const since = windows.map((window) => new Date(now.getTime() - window.seconds * 1000).toISOString());
      const taken = await pool`
        insert into quota as q (key, taken, kept_until) values (${key}, array[${now}::timestamptz], ${expiresAt})
        on conflict (key) do update
        set taken = array(select at from unnest(q.taken) as at where at > ${oldest} order by at) || ${now}::timestamptz,
            kept_until = ${expiresAt}
        where not exists (
          select from unnest(${points}::int[], ${since}::timestamptz[]) as w (points, since)
          where (select count(*) from unnest(q.taken) as at where at > w.since and at <= ${latest}) >= w.points
        )
        returning key`;
      await pool`delete from quota where kept_until < ${now}`;
      return taken.length > 0;
    },
    async giveBack(key) {
      await pool`update quota set taken = taken[1 : cardinality(taken) - 1] where key = ${key}`;
    },
    async clear(key) {
      await pool`delete from quota where key = ${key}`;
    },
  };
}
