import * as calls from '@shuji/contract/session/calls';
import * as shapes from '@shuji/contract/session/schema';
import { feature, ofActor, revoking } from '#src/http/feature.ts';
import { endOthers, endOwn, forgetOwnDevice, forgetOwnDevices } from './actions-own.ts';
import { listOwn, listOwnDevices } from './reading.ts';

export const session = feature('session', calls, shapes, {
  listSessions: listOwn,
  endSession: revoking(ofActor, endOwn),
  endOtherSessions: revoking(ofActor, endOthers),
  listOfficeSessions: listOwn,
  endOfficeSession: revoking(ofActor, endOwn),
  endOtherOfficeSessions: revoking(ofActor, endOthers),
  listDevices: listOwnDevices,
  forgetDevice: forgetOwnDevice,
  forgetAllDevices: forgetOwnDevices,
  listOfficeDevices: listOwnDevices,
  forgetOfficeDevice: forgetOwnDevice,
  forgetAllOfficeDevices: forgetOwnDevices,
});
