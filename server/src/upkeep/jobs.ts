import { dayMs } from '@shuji/contract/time';
import type { Job } from '#src/http/feature.ts';
import { forgetRuns } from './queries.ts';
import { retentionDays } from './rules.ts';

export const forgetJobRuns: Job = {
  name: 'forget-job-runs',
  cron: '10 19 * * *',
  run: ({ db, now }) =>
    forgetRuns(
      db,
      new Date(now.getTime() - retentionDays.done * dayMs),
      new Date(now.getTime() - retentionDays.all * dayMs),
    ),
};
