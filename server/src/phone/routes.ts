import * as calls from '@shuji/contract/phone/calls';
import * as shapes from '@shuji/contract/phone/schema';
import { exportingQueue } from '#src/application/export.ts';
import { applicantOf } from '#src/application/queries.ts';
import { openingPersonal } from '#src/audit/access.ts';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { applyPhone, changePhone, filePhone, reviewPhone } from './actions.ts';
import { getOwnPhone, listPhoneQueue, readPhoneSheet } from './reading.ts';

export const phone = feature('phone', calls, shapes, {
  changePhone: revoking(ofActor, changePhone),
  applyPhone,
  getOwnPhone,
  listPhoneQueue,
  exportPhoneQueue: exportingQueue('phone', listPhoneQueue),
  filePhone,
  readPhoneSheet: openingPersonal({ place: 'phone', read: readPhoneSheet, concerned: applicantOf }),
  reviewPhone: revoking(({ id }, { db }) => applicantOf(db, id), reviewPhone),
});
