import type { Db, Pool } from './open.ts';

const longestRead = 600_000;

/** Reads what may take longer than a request would wait for, on a connection of its own. */
export async function readLong<T>(pool: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const results: { result: T }[] = [];
  await (pool as Pool).begin('read only', async (tx) => {
    await tx`set local statement_timeout = ${tx.unsafe(String(longestRead))}`;
    results.push({ result: await read(tx) });
  });
  return (results[0] as { result: T }).result;
}
