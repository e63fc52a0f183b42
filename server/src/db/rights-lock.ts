// Holds what an account or an operator may do until a transaction ends. An advisory lock rather than the row's: it waits
// in turn, so that someone who never stops writing cannot keep their own freeze from happening.
import type { Tx } from './open.ts';

/**
 * Keeps the rights of a holder as they are until the transaction ends: a revocation waits. At READ COMMITTED
 * a statement sees what was committed before it began, so the rights must be read by a statement after this one. It is
 * sent at once, so that the next may be sent before this is answered.
 */
export async function holdRights(db: Tx, holder: string): Promise<void> {
  await db`select pg_advisory_xact_lock_shared(hashtextextended(${`rights ${holder}`}, 0))`.execute();
}

/** Waits for every transaction that holds these rights; those that come after it see them taken away. */
export async function lockRights(db: Tx, holder: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`rights ${holder}`}, 0))`.execute();
}
