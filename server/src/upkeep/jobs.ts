import type { Job } from '#src/http/feature.ts';
import { forgetRuns } from './queries.ts';
import { retentionDays } from './rules.ts';

const day = 86_400_000;

export const forgetJobRuns: Job = {
  name: 'forget-job-runs',
  cron: '10 19 * * *',
  run: ({ db, now }) =>
    forgetRuns(
      db,
      new Date(now.getTime() - retentionDays.done * day),
      new Date(now.getTime() - retentionDays.all * day),
    ),
};
