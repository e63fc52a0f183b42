import * as calls from '@shuji/contract/upkeep/calls';
import { jobColumns, runColumns } from '@shuji/contract/upkeep/labels';
import * as shapes from '@shuji/contract/upkeep/schema';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { type Feature, feature } from '#src/http/feature.ts';
import { jobRunner } from './actions.ts';
import { jobCells, runCells } from './export.ts';
import { forgetJobRuns } from './jobs.ts';
import { listOpening } from './opening.ts';
import { getHealthState, listJobRuns, listPlannedJobs, type PlannedJob } from './reading.ts';

/** Every noun has jobs: `planned` lists them all. `newestSchema` names the last migration of this program. */
export function upkeepOf(planned: () => readonly PlannedJob[], newestSchema: () => Promise<string>): Feature {
  const listJobs = (_: object, { db, now }: ReadContext<Operator>) => listPlannedJobs(db, planned(), now);
  return feature(
    'upkeep',
    calls,
    shapes,
    {
      listJobs,
      exportJobs: exporting({ list: 'job', columns: jobColumns, cells: jobCells, read: listJobs }),
      listJobRuns,
      exportJobRuns: exporting({ list: 'jobRun', columns: runColumns, cells: runCells, read: listJobRuns }),
      runJob: jobRunner(planned),
      listOpening,
      getHealth: async (_, context) => getHealthState(planned(), await newestSchema(), context),
    },
    [forgetJobRuns],
  );
}
