// From a token, or a reader's cookie, to who is asking.
import { type Db, type Pool, type Tx, write } from '#src/db/open.ts';

/** A session by its secret token, or by its id where a reader's cookie proves it. */
export type SessionKey = { token: string } | { id: string };

interface Found<A> {
  actor: A;
  /** True when the session's use has not been noted for a while. */
  isDue: boolean;
}

/** Finds the actor of a session, and notes the session's use when that is due: reading renews a session too. */
export function recognise<A extends { sessionId: string }>(
  pool: Pool,
  find: (db: Db, by: SessionKey) => Promise<Found<A> | null>,
  renew: (tx: Tx, sessionId: string) => Promise<void>,
): (db: Db, by: SessionKey) => Promise<A | null> {
  return async (db, by) => {
    const found = await find(db, by);
    if (!found) return null;
    if (found.isDue) await write(pool, (tx) => renew(tx, found.actor.sessionId));
    return found.actor;
  };
}
