import * as calls from '@shuji/contract/permit';
import { feature } from '#src/http/feature.ts';
import { applyPermit, freezePermit, reviewPermit } from './actions.ts';
import { listPermitQueue, listPermits, readOwnPermit, readPermitSheet } from './reading.ts';

export const permit = feature('permit', calls, {
  applyPermit,
  readOwnPermit,
  listPermits,
  listPermitQueue,
  readPermitSheet,
  reviewPermit,
  freezePermit,
});
