import * as calls from '@shuji/contract/audit';
import { type Feature, feature } from '#src/http/feature.ts';
import { sealAuditTrail } from './actions.ts';
import { entryReader, readAuditChain } from './reading.ts';

/** The trail tells of calls of every noun; `wordsOf` gives their Chinese words. */
export function auditOf(wordsOf: (call: string) => string | null): Feature {
  return feature('audit', calls, { listAuditEntries: entryReader(wordsOf), readAuditChain }, [sealAuditTrail]);
}
