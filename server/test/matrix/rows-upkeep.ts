// The administrators' view of what keeps the centre running.
import type { Rows } from './row.ts';

const nobody = '00000000-0000-7000-8000-000000000000';

export const upkeepRows: Rows = {
  listJobs: {},
  listJobRuns: {},
  runJob: { give: { name: 'sweep-files' } },
  getHealth: {},
  listOpening: {},
  listOutgoing: {},
  retryOutgoing: { give: { id: nobody }, own: 'notice.notFailed' },
};
