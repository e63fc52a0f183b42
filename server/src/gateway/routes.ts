import * as calls from '@shuji/contract/gateway';
import { feature } from '#src/http/feature.ts';
import { changeGatewayUpstream, issueGatewayKey } from './actions.ts';
import { forgetUsage, keepGateways } from './jobs.ts';
import { readGateway } from './reading.ts';

export const gateway = feature('gateway', calls, { readGateway, issueGatewayKey, changeGatewayUpstream }, [
  keepGateways,
  forgetUsage,
]);
