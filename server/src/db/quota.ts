// Limits by number: so many rows of a kind for one owner, over all nodes.
import type { Tx } from './open.ts';

/**
 * Holds one owner's limit until the transaction ends: whoever else counts against it waits, and then sees what was
 * written. At READ COMMITTED a statement sees what was committed before it began, so the count must be a statement
 * after this one. Take it after the locks of rows and right before the count: then nobody who holds it waits for a row.
 */
export async function lockQuota(db: Tx, limit: string, owner: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`quota ${limit} ${owner}`}, 0))`;
}

interface Quota {
  /** Names the limit; two limits of the same name and owner wait for each other. */
  limit: string;
  /** Whose rows are counted: an account, a party, an order. */
  owner: string;
  most: number;
  count: () => Promise<number>;
}

/**
 * Whether another row fits below `most`. It goes on fitting until the transaction ends, so the caller may insert one.
 * Every limit by number is checked through this function; attacks/limits races each of them.
 */
export async function hasRoom(db: Tx, { limit, owner, most, count }: Quota): Promise<boolean> {
  await lockQuota(db, limit, owner);
  return (await count()) < most;
}
