// Rows that many ask for one by one, read together: a statement for ten costs little more than one for one.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './open.ts';

type Read<T> = (db: Db, ids: readonly string[]) => Promise<Map<string, T>>;

interface Batch<T> {
  ids: Set<string>;
  answer: Promise<Map<string, T>>;
}

interface Asking<T> {
  /** Those who will be asked for next. */
  next: Batch<T> | null;
  underway: number;
  whenFree: (() => void) | null;
}

// The database works on one while the answer of the other is being told.
const atOnce = 2;

/**
 * Asks as soon as the database is free, for everyone who came until then. Nobody is answered by a statement that began
 * before they asked.
 */
export function batch<T>(read: Read<T>): (db: Db, id: string) => Promise<T | null> {
  const askings = new WeakMap<Db, Asking<T>>();
  return async (db, id) => {
    const asking = askings.get(db) ?? { next: null, underway: 0, whenFree: null };
    askings.set(db, asking);
    if (!asking.next) {
      const ids = new Set<string>();
      asking.next = { ids, answer: askFor(ids, asking, (all) => read(db, all)) };
    }
    const { ids, answer } = asking.next;
    ids.add(id);
    return (await answer).get(id) ?? null;
  };
}

async function askFor<T>(ids: Set<string>, asking: Asking<T>, read: (ids: string[]) => Promise<Map<string, T>>) {
  if (asking.underway >= atOnce) {
    await new Promise<void>((free) => {
      asking.whenFree = free;
    });
  }
  await nextTurn();
  asking.next = null;
  asking.underway += 1;
  try {
    return await read([...ids]);
  } finally {
    asking.underway -= 1;
    asking.whenFree?.();
    asking.whenFree = null;
  }
}
