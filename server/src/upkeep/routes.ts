import * as calls from '@shuji/contract/upkeep';
import { type Feature, feature } from '#src/http/feature.ts';
import { jobRunner } from './actions.ts';
import { forgetJobRuns } from './jobs.ts';
import { listJobRuns, type Planned, readJobs, readState } from './reading.ts';

/** Jobs are every noun's: `planned` tells what there is. `newestSchema` names the last migration of this program. */
export function upkeepOf(planned: () => readonly Planned[], newestSchema: () => Promise<string>): Feature {
  return feature(
    'upkeep',
    calls,
    {
      listJobs: (_, { db, now }) => readJobs(db, planned(), now),
      listJobRuns,
      runJob: jobRunner(planned),
      readHealth: async (_, scene) => readState(planned(), await newestSchema(), scene),
    },
    [forgetJobRuns],
  );
}
