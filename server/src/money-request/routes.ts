import * as calls from '@shuji/contract/money-request/calls';
import * as shapes from '@shuji/contract/money-request/schema';
import { feature } from '#src/http/feature.ts';
import { decideMoneyRequest, withdrawMoneyRequest } from './actions.ts';
import { listMoneyRequests } from './reading.ts';

export const moneyRequest = feature('money-request', calls, shapes, {
  listMoneyRequests,
  decideMoneyRequest,
  withdrawMoneyRequest,
});
