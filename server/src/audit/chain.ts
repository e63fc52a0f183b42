// Hash chain of the audit trail: the canonical text of a row, and the link over it and the row before.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@shuji/contract/canonical';

/** A row of the trail, exactly as it is hashed. */
export interface ChainedEntry {
  id: number;
  /** UTC with microseconds. */
  at: string;
  call: string;
  actorKind: string;
  actorId: string | null;
  subject: string | null;
  address: string;
  requestId: string;
}

/** The hash before the first link. */
export const origin = '0'.repeat(64);

/** SHA-256 over the hash before and the row's canonical JSON, in hex. */
export function linkHash(previous: string, entry: ChainedEntry): string {
  const { id, at, call, actorKind, actorId, subject, address, requestId } = entry;
  const content = canonicalJson({ id, at, call, actorKind, actorId, subject, address, requestId });
  return createHash('sha256').update(previous).update('\n').update(content).digest('hex');
}

/** The text signed at the end of each sealing. */
export function headWords(position: number, hash: string): string {
  return `audit ${position} ${hash}`;
}
