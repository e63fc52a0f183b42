import * as calls from '@shuji/contract/update-report/calls';
import * as shapes from '@shuji/contract/update-report/schema';
import { feature } from '#src/http/feature.ts';
import {
  issueUpdateKey,
  reportUpdate,
  reportUpdateByKey,
  unwatchUpdates,
  watchUpdates,
  withdrawUpdate,
} from './actions.ts';
import { measureUpdates, watchInterfaces } from './jobs.ts';
import { getFreshness, listOwnUpdates } from './reading.ts';

export const updateReport = feature(
  'update-report',
  calls,
  shapes,
  {
    getFreshness,
    listOwnUpdates,
    reportUpdate,
    reportUpdateByKey,
    withdrawUpdate,
    issueUpdateKey,
    watchUpdates,
    unwatchUpdates,
  },
  [watchInterfaces, measureUpdates],
);
