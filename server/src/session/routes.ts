import * as calls from '@shuji/contract/session';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { endOthers, endOwn } from './actions-own.ts';
import { listOwn } from './reading.ts';

export const session = feature('session', calls, {
  listSessions: listOwn,
  endSession: revoking(ofActor, endOwn),
  endOtherSessions: revoking(ofActor, endOthers),
  listOfficeSessions: listOwn,
  endOfficeSession: revoking(ofActor, endOwn),
  endOtherOfficeSessions: revoking(ofActor, endOthers),
});
