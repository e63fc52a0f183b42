// The schedule: each job runs once when its time comes, on one of the nodes. pg-boss keeps it in the same database.
import { PgBoss } from 'pg-boss';

export interface Scheduled {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  /** Lets running jobs end, for a few seconds. */
  stop(): Promise<void>;
}

const queue = 'schedule';

/** Starts the schedule on this node. Failures go to `onFailure`; the job runs again at its next time. */
export async function startJobs(
  url: string,
  jobs: readonly Scheduled[],
  onFailure: (job: string, error: unknown) => void,
): Promise<Jobs> {
  // Cron's finest grain is a minute, so looking twice a minute is enough; the defaults look every other second.
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'shuji-jobs',
    max: 2,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    persistWarnings: false,
  });
  let isStopping = false;
  // On stop, pg-boss closes its connection under a job that takes longer; the job runs again when its time comes.
  boss.on('error', (error) => isStopping || onFailure('pg-boss', error));
  await boss.start();
  await makeQueue(boss);
  await keepSchedule(boss, jobs);
  const byName = new Map(jobs.map((job) => [job.name, job]));
  await boss.work<{ job: string }>(queue, { pollingIntervalSeconds: 10, batchSize: 20 }, async (due) => {
    for (const { data } of due) {
      await byName
        .get(data.job)
        ?.run()
        .catch((error: unknown) => onFailure(data.job, error));
    }
  });
  return {
    stop() {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 4_000, close: true });
    },
  };
}

async function makeQueue(boss: PgBoss): Promise<void> {
  // Short: at most one waiting run of each job, however long no worker ran.
  await boss.createQueue(queue, { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 });
}

/** Creates the schedule's tables, for a worker whose role may not. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'shuji-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await makeQueue(boss);
  await boss.stop({ graceful: false, close: true });
}

async function keepSchedule(boss: PgBoss, jobs: readonly Scheduled[]): Promise<void> {
  const schedules = await boss.getSchedules(queue);
  for (const { key } of schedules) {
    if (!jobs.some((job) => job.name === key)) await boss.unschedule(queue, key);
  }
  for (const { name, cron } of jobs) {
    await boss.schedule(queue, cron, { job: name }, { key: name, singletonKey: name });
  }
}
