// Load, and what it showed.
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openDatabase } from '../server/src/db/open.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

export const connections = 32;

/** Asks for the addresses one after another, beginning anew at their end, over 32 connections. */
export async function measure(origin: string, next: () => string, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

const longestSettling = 30_000;

/** Waits for abandoned statements to end: those of one side would otherwise slow down the other. */
export async function untilSettled(databaseUrl: string): Promise<void> {
  const sql = openDatabase(databaseUrl, { max: 1 });
  const until = Date.now() + longestSettling;
  try {
    for (let quiet = 0; quiet < 3 && Date.now() < until; await sleep(50)) {
      const busy = await sql`
        select from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`;
      quiet = busy.length === 0 ? quiet + 1 : 0;
    }
  } finally {
    await sql.end();
  }
}

/** Goes through a list once and again. */
export function cycle(paths: readonly string[]): () => string {
  let at = 0;
  return () => paths[at++ % paths.length] as string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
