// Counts refused calls on this node and writes them in batches: a statistic, not part of the account.
import type { Single } from '#src/db/open.ts';
import { addRefused } from './queries-call.ts';

export interface RefusedCounter {
  add(accessId: string): void;
  stop(): Promise<void>;
}

const everyMs = 1_000;

export function countRefused(db: Single, onFailure: (error: unknown) => void): RefusedCounter {
  let counts = new Map<string, number>();
  const flush = async () => {
    if (counts.size === 0) return;
    const rows = [...counts].map(([accessId, refused]) => ({ accessId, refused }));
    counts = new Map();
    await addRefused(db, rows).catch(onFailure);
  };
  const timer = setInterval(flush, everyMs).unref();
  return {
    add: (accessId) => counts.set(accessId, (counts.get(accessId) ?? 0) + 1),
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
