import * as calls from '@shuji/contract/permit/calls';
import * as shapes from '@shuji/contract/permit/schema';
import { exportingQueue } from '#src/application/export.ts';
import { applicantOf } from '#src/application/queries.ts';
import { openingPersonal } from '#src/audit/access.ts';
import { feature, revoking } from '#src/http/feature.ts';
import { applyPermit, freezePermit, reviewPermit } from './actions.ts';
import { getOwnPermit, listPermitQueue, listPermits, readPermitSheet } from './reading.ts';

export const permit = feature('permit', calls, shapes, {
  applyPermit,
  getOwnPermit,
  listPermits,
  listPermitQueue,
  exportPermitQueue: exportingQueue('permit', listPermitQueue),
  readPermitSheet: openingPersonal({ place: 'permit', read: readPermitSheet, concerned: applicantOf }),
  reviewPermit,
  freezePermit: revoking(({ id }, { db }) => applicantOf(db, id), freezePermit),
});
