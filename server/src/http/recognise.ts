// From a token to who is asking.
import { type Db, type Pool, type Tx, write } from '#src/db/open.ts';

interface Found<A> {
  actor: A;
  /** True when the session's use has not been noted for a while. */
  isDue: boolean;
}

/** Finds the actor of a token, and notes the session's use when that is due: reading renews a session too. */
export function recognise<A extends { sessionId: string }>(
  pool: Pool,
  find: (db: Db, token: string) => Promise<Found<A> | null>,
  renew: (tx: Tx, sessionId: string) => Promise<void>,
): (db: Db, token: string) => Promise<A | null> {
  return async (db, token) => {
    const found = await find(db, token);
    if (!found) return null;
    if (found.isDue) await write(pool, (tx) => renew(tx, found.actor.sessionId));
    return found.actor;
  };
}
