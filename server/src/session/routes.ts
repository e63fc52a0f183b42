import * as calls from '@shuji/contract/session';
import { feature } from '#src/http/feature.ts';
import { endOthers, endOwn } from './actions-own.ts';
import { listOwn } from './reading.ts';

export const session = feature('session', calls, {
  listSessions: listOwn,
  endSession: endOwn,
  endOtherSessions: endOthers,
  listOfficeSessions: listOwn,
  endOfficeSession: endOwn,
  endOtherOfficeSessions: endOthers,
});
