import * as calls from '@shuji/contract/demand';
import * as officeCalls from '@shuji/contract/demand-office';
import { feature } from '#src/http/feature.ts';
import * as actions from './actions.ts';
import { reviewDemand, takeDemandDown } from './actions-review.ts';
import { closeOverdueDemands, turnDemandDay } from './jobs.ts';
import { getDemandDict, listDemandLog, listDemands, listOwnDemands, readDemand } from './reading.ts';
import { listDemandQueue, listOfficeDemands, readOfficeDemand } from './reading-office.ts';

export const demand = feature(
  'demand',
  calls,
  {
    listDemands,
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
  [closeOverdueDemands, turnDemandDay],
);

export const demandOffice = feature('demand', officeCalls, {
  listDemandQueue,
  listOfficeDemands,
  readOfficeDemand,
  reviewDemand,
  takeDemandDown,
});
