// What every request reads and hardly anything changes, kept in the process under the same tags as ready replies.
import type { Db } from '#src/db/open.ts';

interface Kept {
  tags: readonly string[];
  forget: () => void;
}

const memos: Kept[] = [];
const passing = new WeakSet<Db>();

/** What is read through this handle is not kept: it may be older than the last change that was heard. */
export function bypassMemos(db: Db): void {
  passing.add(db);
}

/**
 * Reads once and keeps the result until one of `tags` is touched. A transaction that changes what is kept must not
 * read it through here: it would be kept before it stands.
 */
export function memo<T>(tags: readonly string[], read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  let kept: Promise<T> | null = null;
  const forget = () => {
    kept = null;
  };
  memos.push({ tags, forget });
  return (db) => {
    if (kept) return kept;
    const reading = read(db);
    if (passing.has(db)) return reading;
    kept = reading;
    // A failed reading is not kept; one that was forgotten meanwhile must not take its successor along.
    reading.catch(() => {
      if (kept === reading) forget();
    });
    return reading;
  };
}

type Listener = (tags: readonly string[] | undefined) => void;

const listeners: Listener[] = [];

/** For what is kept in parts and not forgotten whole: hears every drop, on every node; without tags it is of everything. */
export function onInvalidate(listener: Listener): void {
  listeners.push(listener);
}

/** Forgets what shows one of these tags; without tags, everything. */
export function invalidateMemos(tags?: readonly string[]): void {
  for (const listener of listeners) listener(tags);
  for (const one of memos) if (!tags || one.tags.some((tag) => tags.includes(tag))) one.forget();
}
