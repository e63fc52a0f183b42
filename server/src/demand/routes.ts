import * as calls from '@shuji/contract/demand';
import * as officeCalls from '@shuji/contract/demand-office';
import { feature } from '#src/http/feature.ts';
import { readDicts } from '#src/site/queries.ts';
import * as actions from './actions.ts';
import { reviewDemand, takeDemandDown } from './actions-review.ts';
import { closeOverdueDemands } from './jobs.ts';
import { listDemandLog, listDemands, listOwnDemands, readDemand } from './reading.ts';
import { listDemandQueue, listOfficeDemands, readOfficeDemand } from './reading-office.ts';

export const demand = feature('demand', calls, {
  listDemands,
  listOwnDemands,
  readDemand,
  listDemandLog,
  getDemandDict: async (_, { db }) => readDicts(db, calls.demandDicts),
  addDemand: actions.addDemand,
  editDemandStatus: actions.editDemandStatus,
  closeDemand: actions.closeDemand,
  takeDemand: actions.takeDemand,
  giveDemandBack: actions.giveDemandBack,
  concludeDemand: actions.concludeDemand,
}, [closeOverdueDemands]);

export const demandOffice = feature('demand', officeCalls, {
  listDemandQueue,
  listOfficeDemands,
  readOfficeDemand,
  reviewDemand,
  takeDemandDown,
});
