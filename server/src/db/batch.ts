// Rows that many ask for one by one, read together: a statement for ten costs little more than one for one.
import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import pLimit from 'p-limit';
import type { Db } from './open.ts';

type Read<T> = (db: Db, ids: readonly string[]) => Promise<Map<string, T>>;

// The database works on one while the answer of the other is sent.
const atOnce = 2;

/**
 * Reads for every caller that waits as soon as the database is free. No caller gets the result of a statement that began
 * before their call.
 */
export function batch<T>(read: Read<T>): (db: Db, id: string) => Promise<T | null> {
  const loaders = new WeakMap<Db, DataLoader<string, T | null>>();
  return (db, id) => {
    const loader = loaders.get(db) ?? loaderOf((ids) => read(db, ids));
    loaders.set(db, loader);
    return loader.load(id);
  };
}

function loaderOf<T>(read: (ids: readonly string[]) => Promise<Map<string, T>>): DataLoader<string, T | null> {
  const limit = pLimit(atOnce);
  let reading: Promise<unknown> = Promise.resolve();
  const load = async (ids: readonly string[]) => {
    const rows = read([...new Set(ids)]);
    reading = rows.catch(() => {});
    const found = await rows;
    return ids.map((id) => found.get(id) ?? null);
  };
  const batchScheduleFn = (dispatch: () => void) =>
    void limit(async () => {
      await nextTurn();
      dispatch();
      await reading;
    });
  return new DataLoader(load, { cache: false, batchScheduleFn });
}
