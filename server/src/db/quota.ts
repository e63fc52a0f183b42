// Limits by number: so many rows of a kind for one owner, over all nodes.
import type { Tx } from './open.ts';

/** Every limit by number. attacks/limits races each name of this list, and does not compile while one has no race. */
export type LimitName =
  | 'broadcast'
  | 'demand'
  | 'demand follow'
  | 'demand take'
  | 'demand take daily'
  | 'known device'
  | 'large upload'
  | 'match notice'
  | 'member'
  | 'offer'
  | 'office view'
  | 'open order'
  | 'order download'
  | 'order message'
  | 'order statement'
  | 'record link'
  | 'saved search'
  | 'supplier digest'
  | 'upload'
  | 'upload room';

/**
 * Holds one owner's limit until the transaction ends: another count against it waits, and then sees what was
 * written. At READ COMMITTED a statement sees what was committed before it began, so the count must be a statement
 * after this one. Take it after the locks of rows and right before the count: then its holder waits for no row.
 */
export async function lockQuota(db: Tx, limit: LimitName, owner: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`quota ${limit} ${owner}`}, 0))`;
}

interface Quota {
  limit: LimitName;
  /** The owner of the counted rows: an account, a party or an order. */
  owner: string;
  most: number;
  count: () => Promise<number>;
}

/**
 * True when another row fits below `most`. It stays so until the transaction ends, so the caller may insert one.
 */
export async function hasRoom(db: Tx, { limit, owner, most, count }: Quota): Promise<boolean> {
  await lockQuota(db, limit, owner);
  return (await count()) < most;
}
