import * as calls from '@shuji/contract/gateway/calls';
import * as shapes from '@shuji/contract/gateway/schema';
import { feature } from '#src/http/feature.ts';
import { changeGatewayUpstream, issueGatewayKey } from './actions.ts';
import { forgetUsage, keepGateways } from './jobs.ts';
import { getGateway, listGatewayCalls } from './reading.ts';

export const gateway = feature(
  'gateway',
  calls,
  shapes,
  { getGateway, listGatewayCalls, issueGatewayKey, changeGatewayUpstream },
  [keepGateways, forgetUsage],
);
