// The signed statement of a certificate's state, which every proof carries.
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { entryHash } from '@shuji/contract/proof/entry';
import { statusText } from '@shuji/contract/proof/status';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { type CheckpointRow, countLeaves } from '#src/proof-log/queries.ts';
import { primitives } from '#src/providers/primitives.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { InLog } from './content.ts';

interface Parts {
  db: Db;
  now: Date;
  providers: Pick<Providers, 'signer' | 'logHead'>;
}

/**
 * Signs the status that the log gives up to this checkpoint. Refused on a log shorter than an earlier checkpoint: the
 * entry that ended the certificate may be among what it lost.
 */
export async function stateStatus(
  { db, now, providers: { signer, logHead } }: Parts,
  { issue, issued, end, ended }: InLog,
  checkpoint: CheckpointRow,
): Promise<string> {
  const head = parseCheckpoint(checkpoint.note);
  const signed = await logHead.latest();
  const isBehind = signed?.origin === signer.origin && (await countLeaves(db)) < signed.size;
  ensure(head?.origin === signer.origin && !isBehind, 'certificate.notYetProvable');
  const entry = entryHash(primitives.sha256, (ended ?? issued).entry);
  const checkpointAt = new Date(checkpoint.signedAt).toISOString();
  // Never before the checkpoint, even where the clock has been put back.
  const at = new Date(Math.max(now.getTime(), Date.parse(checkpointAt))).toISOString();
  const status = { number: issue.number, state: end?.event ?? ('valid' as const), entry, ...head, checkpointAt, at };
  return reuseWithin(`${checkpoint.note}${entry}`, now, () => signer.sign(statusText(status)));
}

interface Statement {
  made: number;
  text: string;
}

// A signature by SM2 costs milliseconds: readers of one certificate within a minute share a statement.
const statements = new LRUCache<string, Statement>({ max: 1_000 });
const reusedMs = 60_000;

function reuseWithin(key: string, now: Date, make: () => string): string {
  const cached = statements.get(key);
  if (cached && Math.abs(now.getTime() - cached.made) < reusedMs) return cached.text;
  const text = make();
  statements.set(key, { made: now.getTime(), text });
  return text;
}
