// The log's entries about itself: the keys that sign from here on, and a new name after a loss.
import { canonicalJson } from '@shuji/contract/canonical';
import { isRecord, parseJson } from '@shuji/contract/proof/entry';
import type { SignedHead } from '#src/providers/log-head.ts';
import type { Signer } from '#src/providers/signer.ts';
import { type EntryRow, ownSubject } from './queries.ts';

type NamedSigner = Pick<Signer, 'origin' | 'current'>;

/** Each pair of keys is recorded once: nodes that sign with different ones do not answer each other for ever. */
export function keysEntry({ origin, current }: NamedSigner, at: Date): EntryRow {
  const entry = canonicalJson({ at: at.toISOString(), event: 'keys', keys: current, origin });
  return { subject: ownSubject, event: keysEvent(current), entry, at };
}

export function keysEvent(current: string[]): string {
  return `keys ${current.map((key) => key.split('+')[1]).join(' ')}`;
}

/** `lost` is the head that was signed under the old name and that the database does not hold any more. */
export function restartEntry({ origin, current }: NamedSigner, lost: SignedHead, at: Date): EntryRow {
  const previous = { origin: lost.origin, root: lost.root, size: lost.size };
  const entry = canonicalJson({ at: at.toISOString(), event: 'restarted', keys: current, origin, previous });
  return { subject: ownSubject, event: restartEvent(origin), entry, at };
}

export function restartEvent(origin: string): string {
  return `restarted ${origin}`;
}

/** The name before, as a restart's entry records it. */
export function previousOrigin(entry: string): string | null {
  const value = parseJson(entry);
  const previous = isRecord(value) ? value.previous : undefined;
  return isRecord(previous) && typeof previous.origin === 'string' ? previous.origin : null;
}
