import * as calls from '@shuji/contract/demand/calls';
import * as contactCalls from '@shuji/contract/demand/contact';
import * as followCalls from '@shuji/contract/demand/follow';
import * as officeCalls from '@shuji/contract/demand/office';
import * as shapes from '@shuji/contract/demand/schema';
import * as contactShapes from '@shuji/contract/demand/schema/contact';
import * as followShapes from '@shuji/contract/demand/schema/follow';
import * as officeShapes from '@shuji/contract/demand/schema/office';
import * as sketchShapes from '@shuji/contract/demand/schema/sketch';
import * as sketchCalls from '@shuji/contract/demand/sketch';
import { openingPersonal } from '#src/audit/access.ts';
import { followDemand, listFollowedDemands, listFollowStates, unfollowDemand } from '#src/demand/follow/actions.ts';
import { countHallFacets, listDemands } from '#src/demand/hall/reading.ts';
import { reviewDemand, takeDemandDown } from '#src/demand/office/actions.ts';
import { exportDemandQueue, exportOfficeDemands } from '#src/demand/office/export.ts';
import { ownerOf } from '#src/demand/office/queries.ts';
import { listDemandQueue, listOfficeDemands, readOfficeDemand } from '#src/demand/office/reading.ts';
import { getDemandSketch, keepDemandSketch } from '#src/demand/sketch/sketch.ts';
import { feature } from '#src/http/feature.ts';
import * as actions from './actions.ts';
import { giveDemandBack, readDemandContact, takeDemand } from './actions-taker.ts';
import { closeOverdueDemands, indexDemands, turnDemandDay } from './jobs.ts';
import { getDemand, getDemandDict, listDemandLog, listOwnDemands, listTakerEvents } from './reading.ts';

export const demand = feature(
  'demand',
  calls,
  shapes,
  {
    listDemands,
    countHallFacets,
    listOwnDemands,
    getDemand,
    listDemandLog,
    getDemandDict,
    addDemand: actions.addDemand,
    editDemandStatus: actions.editDemandStatus,
    closeDemand: actions.closeDemand,
    takeDemand,
    giveDemandBack,
    concludeDemand: actions.concludeDemand,
  },
  [closeOverdueDemands, turnDemandDay, indexDemands],
);

export const demandContact = feature('demand', contactCalls, contactShapes, { readDemandContact, listTakerEvents });

export const demandFollow = feature('demand', followCalls, followShapes, {
  followDemand,
  unfollowDemand,
  listFollowedDemands,
  listFollowStates,
});

export const demandSketch = feature('demand', sketchCalls, sketchShapes, { keepDemandSketch, getDemandSketch });

export const demandOffice = feature('demand', officeCalls, officeShapes, {
  listDemandQueue,
  listOfficeDemands,
  exportOfficeDemands,
  exportDemandQueue,
  readOfficeDemand: openingPersonal({ place: 'demand', read: readOfficeDemand, concerned: ownerOf }),
  reviewDemand,
  takeDemandDown,
});
