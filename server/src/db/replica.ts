// Read replica: reads from a standby that has replayed the log up to the moment of the request (docs/decisions/0112).
import { setTimeout as sleep } from 'node:timers/promises';
import { bypassMemos } from '#src/cache/memo.ts';
import { toEnvelope } from '#src/http/refuse.ts';
import type { Db, Pool } from './open.ts';

/** Reads on the standby when that is as new as the primary, on the primary otherwise. */
export type ReadFromReplica = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

interface ReplicaParts {
  primary: Pool;
  replica: Pool;
  onFailure: (error: unknown) => void;
}

// Replaying takes milliseconds; the primary serves a longer wait sooner.
const patienceMs = 100;
const lookMs = 5;
// An unreachable replica is not tried again by every reader.
const restMs = 5_000;

export function openReplica({ primary, replica, onFailure }: ReplicaParts): ReadFromReplica {
  bypassMemos(replica);
  let restsUntil = 0;

  const rest = (error: unknown) => {
    restsUntil = performance.now() + restMs;
    onFailure(error);
  };

  async function isCaughtUp(): Promise<boolean> {
    if (performance.now() < restsUntil) return false;
    const [now] = await primary<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
    const until = performance.now() + patienceMs;
    const look = async () => {
      while (performance.now() < until) {
        if (await hasReplayed(replica, now?.lsn ?? '')) return true;
        await sleep(lookMs);
      }
      return false;
    };
    const looked = look().catch((error: unknown) => {
      rest(error);
      return false;
    });
    return Promise.race([looked, sleep(2 * patienceMs, false)]);
  }

  return async (read) => {
    if (!(await isCaughtUp())) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      if (toEnvelope(error)) throw error;
      // Promoted, gone, or in conflict with replay: a read can always be repeated.
      onFailure(error);
      return read(primary);
    }
  };
}

/** A replica that follows no primary may be on a timeline of its own: it is not trusted. */
async function hasReplayed(replica: Pool, lsn: string): Promise<boolean> {
  const [row] = await replica<{ hasReplayed: boolean }[]>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
       and exists (select from pg_stat_wal_receiver) as has_replayed`;
  return row?.hasReplayed ?? false;
}
