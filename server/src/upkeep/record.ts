// Each run of a job leaves a row, apart from the job's own transaction: a failure is on record too.
import { randomUUIDv7 } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Single } from '#src/db/open.ts';
import { beginRun, endRun, takeRequested } from './queries.ts';
import { problemWords } from './rules.ts';

interface Recorder {
  side: Single;
  nodeId: string;
  clock: () => Date;
}

interface Runnable {
  name: string;
  run(): Promise<void>;
}

/** The same job, on record. */
export function recordRuns<J extends Runnable>(job: J, recorder: Recorder): J {
  const { side, nodeId, clock } = recorder;
  const run = async () => {
    const id = randomUUIDv7();
    await beginRun(side, { id, job: job.name, nodeId, now: clock() });
    await finish(id, job, recorder);
  };
  return { ...job, run };
}

/** Runs the jobs that administrators requested until none waits. A failure is shown to the requester too. */
export async function runRequested(
  jobs: readonly Runnable[],
  recorder: Recorder,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { side, nodeId, clock } = recorder;
  for (;;) {
    const requested = await takeRequested(side, nodeId, clock());
    if (!requested) return;
    const job = jobs.find(({ name }) => name === requested.job);
    if (job)
      await finish(requested.id, job, recorder).catch((error: unknown) =>
        log.error({ job: job.name, err: error }, 'job failed'),
      );
    else await endRun(side, requested.id, '当前程序没有这个任务', clock());
  }
}

async function finish(id: string, { run }: Runnable, { side, clock }: Recorder): Promise<void> {
  try {
    await run();
  } catch (error) {
    await endRun(side, id, problemWords(error), clock());
    throw error;
  }
  await endRun(side, id, '', clock());
}
