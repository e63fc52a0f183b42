import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { hashToken } from './token.ts';

/** The website's sign-in or the office's. */
export type Side = 'site' | 'office';

export interface NewSession {
  id: string;
  side: Side;
  holderId: string;
  token: string;
  address: string;
}

export async function insertSession(db: Tx, { token, ...rest }: NewSession): Promise<void> {
  await db`insert into session ${db({ ...rest, tokenHash: hashToken(token) })}`;
}

/**
 * The one living session of a token, for a query to join: id, holder_id, and is_due, true when its use should be noted.
 * It lives 30 minutes from its last use and 12 hours from sign-in; the database's clock counts, which all nodes share.
 */
export function livingSession(db: Db, side: Side, token: string): Fragment {
  return db`
    select id, holder_id, used_at < now() - interval '1 minute' as is_due
    from session
    where side = ${side} and token_hash = ${hashToken(token)}
      and used_at > now() - interval '30 minutes' and created_at > now() - interval '12 hours'`;
}

/** Counts the idle time anew. */
export async function renewSession(db: Tx, id: string): Promise<void> {
  await db`update session set used_at = now() where id = ${id}`;
}

export async function deleteSession(db: Tx, id: string): Promise<void> {
  await db`delete from session where id = ${id}`;
}

export async function deleteSessionsOf(db: Tx, side: Side, holderId: string): Promise<void> {
  await db`delete from session where side = ${side} and holder_id = ${holderId}`;
}

export async function deleteDeadSessions(db: Tx): Promise<void> {
  await db`
    delete from session
    where used_at < now() - interval '30 minutes' or created_at < now() - interval '12 hours'`;
}
