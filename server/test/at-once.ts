// Races, forced: everyone is let go at the same moment, and only once everyone is seen waiting.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Pool, type Tx, write } from '#src/db/open.ts';

/**
 * Holds what `lock` locks until every caller waits for a lock, then releases it; returns the outcomes. Throws when a
 * caller gets through without waiting: then nothing guards the row.
 */
export async function atOnce<T>(
  sql: Pool,
  lock: (tx: Tx) => Promise<unknown>,
  callers: (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  let settled: Promise<PromiseSettledResult<T>[]> = Promise.resolve([]);
  let finishedEarly = 0;
  await write(sql, async (tx) => {
    await lock(tx);
    let isLocked = true;
    settled = Promise.allSettled(
      callers.map((caller) =>
        caller().finally(() => {
          if (isLocked) finishedEarly += 1;
        }),
      ),
    );
    const until = Date.now() + 8_000;
    while (finishedEarly === 0 && (await waiting(sql)) < callers.length && Date.now() < until) await sleep(10);
    if (finishedEarly === 0 && (await waiting(sql)) < callers.length) finishedEarly = -1;
    isLocked = false;
  });
  const results = await settled;
  if (finishedEarly !== 0) throw new Error('A caller did not wait for the lock: nothing guards what was locked.');
  return results;
}

async function waiting(sql: Pool): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/** Waits until a statement waits for a lock, so that the next caller comes second. */
export async function untilWaiting(sql: Pool): Promise<void> {
  const until = Date.now() + 8_000;
  while ((await waiting(sql)) === 0) {
    if (Date.now() > until) throw new Error('Nobody waits for a lock.');
    await sleep(5);
  }
}
