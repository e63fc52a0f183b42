import * as calls from '@shuji/contract/proof/log-calls';
import { feature } from '#src/http/feature.ts';
import { sequenceProofLog } from './jobs.ts';
import { proveConsistency, proveInclusion, readLogKeys } from './reading.ts';

export const proofLog = feature('proof-log', calls, { readLogKeys, proveInclusion, proveConsistency }, [
  sequenceProofLog,
]);
