// Memoizes in the process what every request reads and hardly anything changes, invalidated by the response cache's tags.
import type { Db } from '#src/db/open.ts';

interface Memo {
  tags: readonly string[];
  clear: () => void;
}

const memos: Memo[] = [];
const bypassing = new WeakSet<Db>();

/** Reads through this handle are not memoized: a lagging replica may be older than the last invalidation. */
export function bypassMemos(db: Db): void {
  bypassing.add(db);
}

/**
 * Reads once and memoizes the result until one of `tags` is invalidated. A transaction that changes the result must not
 * read through the memo: it would store uncommitted rows.
 */
export function memo<T>(tags: readonly string[], read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  let value: Promise<T> | null = null;
  const clear = () => {
    value = null;
  };
  memos.push({ tags, clear });
  return (db) => {
    if (value) return value;
    const reading = read(db);
    if (bypassing.has(db)) return reading;
    value = reading;
    // A failed read is not memoized; one invalidated meanwhile must not clear its successor.
    reading.catch(() => {
      if (value === reading) clear();
    });
    return reading;
  };
}

type Listener = (tags: readonly string[] | undefined) => void;

const listeners: Listener[] = [];

/** For caches that are updated in parts: called on every node with the invalidated tags, or with none for all of them. */
export function onInvalidate(listener: Listener): void {
  listeners.push(listener);
}

/** Clears the memos that depend on one of these tags; without tags, all of them. */
export function invalidateMemos(tags?: readonly string[]): void {
  for (const listener of listeners) listener(tags);
  for (const entry of memos) if (!tags || entry.tags.some((tag) => tags.includes(tag))) entry.clear();
}
