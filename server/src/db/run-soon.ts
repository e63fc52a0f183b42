// Work that something calls for: run soon, one at a time, once more when called for meanwhile, again after a failure.

import type { FastifyInstance } from 'fastify';
import type { Pool } from './open.ts';

interface SoonRunner {
  wake(): void;
  /** Waits for the run under way; nothing is run afterwards. */
  stop(): Promise<void>;
}

const patienceMs = 1_000;

function runSoon(run: () => Promise<void>, onFailure: (error: unknown) => void): SoonRunner {
  let isWanted = false;
  let isStopped = false;
  let underWay: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await run();
      } catch (error) {
        if (isStopped) return;
        onFailure(error);
        again = setTimeout(wake, patienceMs).unref();
      }
    }
  }

  function wake(): void {
    isWanted = true;
    underWay ??= work().finally(() => {
      underWay = null;
    });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await underWay;
    },
  };
}

/** Runs each job that has a channel when it is notified there. */
export async function wakeJobs(
  server: FastifyInstance,
  pool: Pool,
  jobs: { channel?: string; name: string; run(): Promise<void> }[],
) {
  for (const { channel, name, run } of jobs) {
    if (channel === undefined) continue;
    const waker = runSoon(run, (error) => server.log.error({ job: name, err: error }, 'job failed'));
    // Also on listening anew: a word may have been lost.
    await pool.listen(channel, waker.wake, waker.wake);
    server.addHook('onClose', waker.stop);
  }
}
