import * as calls from '@shuji/contract/demand';
import * as officeCalls from '@shuji/contract/demand-office';
import { feature } from '#src/http/feature.ts';
import * as actions from './actions.ts';
import { reviewDemand, takeDemandDown } from './actions-review.ts';
import { closeOverdueDemands, indexDemands, turnDemandDay } from './jobs.ts';
import { getDemandDict, listDemandLog, listOwnDemands, readDemand } from './reading.ts';
import { countHallFacets, listDemands } from './reading-hall.ts';
import { listDemandQueue, listOfficeDemands, readOfficeDemand } from './reading-office.ts';

export const demand = feature(
  'demand',
  calls,
  {
    listDemands,
    countHallFacets,
    listOwnDemands,
    readDemand,
    listDemandLog,
    getDemandDict,
    addDemand: actions.addDemand,
    editDemandStatus: actions.editDemandStatus,
    closeDemand: actions.closeDemand,
    takeDemand: actions.takeDemand,
    giveDemandBack: actions.giveDemandBack,
    concludeDemand: actions.concludeDemand,
  },
  [closeOverdueDemands, turnDemandDay, indexDemands],
);

export const demandOffice = feature('demand', officeCalls, {
  listDemandQueue,
  listOfficeDemands,
  readOfficeDemand,
  reviewDemand,
  takeDemandDown,
});
