// An unresponsive database would block every request: after a timeout requests fail fast and new ones are refused.
import type { ConcurrencyLimit } from '#src/overload/concurrency-limit.ts';

const beatMs = 1_000;
// Longer than a database takes to be started again, shorter than people wait.
const missedAtMost = 10;

const silence = Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' });

/** Stops admitting requests while this node receives no notifications; returns the function that ends the watch. */
export function startWatchdog(isHearing: () => boolean, limits: readonly ConcurrencyLimit[]): () => Promise<void> {
  let missed = 0;
  // Beats are counted, not time: a process that was stopped for a while has missed one.
  const timer = setInterval(() => {
    missed = isHearing() ? 0 : missed + 1;
    for (const limit of limits) missed >= missedAtMost ? limit.close(silence, () => !isHearing()) : limit.reopen();
  }, beatMs).unref();
  return async () => clearInterval(timer);
}
