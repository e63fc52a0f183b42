import * as calls from '@shuji/contract/proof/log-calls';
import * as shapes from '@shuji/contract/proof/schema/log-calls';
import { feature } from '#src/http/feature.ts';
import { sequenceProofLog } from './jobs.ts';
import { getLogKeys, proveConsistency, proveInclusion } from './reading.ts';

export const proofLog = feature('proof-log', calls, shapes, { getLogKeys, proveInclusion, proveConsistency }, [
  sequenceProofLog,
]);
