import * as calls from '@shuji/contract/proof/log-calls';
import * as shapes from '@shuji/contract/proof/schema/log-calls';
import { feature } from '#src/http/feature.ts';
import { sequenceProofLog } from './jobs.ts';
import { proveConsistency, proveInclusion, readLogKeys } from './reading.ts';

export const proofLog = feature('proof-log', calls, shapes, { readLogKeys, proveInclusion, proveConsistency }, [
  sequenceProofLog,
]);
