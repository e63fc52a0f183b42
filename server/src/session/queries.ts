import type { SessionRow } from '@shuji/contract/session/schema';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import type { SessionKey } from '#src/http/authenticate.ts';
import { hashToken } from './token.ts';

/** The website's sign-in or the office's. */
export type Side = 'site' | 'office';

export interface NewSession {
  id: string;
  side: Side;
  holderId: string;
  token: string;
  address: string;
  /** In words; empty when it is not known. */
  device?: string;
  knownDeviceId?: string | null;
}

export async function insertSession(db: Tx, { token, ...rest }: NewSession): Promise<void> {
  await db`insert into session ${db({ ...rest, tokenHash: hashToken(token) })}`;
}

/**
 * The one living session of a token, or of an id that the reader's cookie proves, for a query to join: id, holder_id,
 * is_proven, and is_due, true when its use should be noted.
 * It lives 30 minutes from its last use and 12 hours from sign-in; the database's clock counts, which all nodes share.
 */
export function livingSession(db: Db, side: Side, by: SessionKey): Fragment {
  return db`
    select id, holder_id, is_proven, used_at < now() - interval '1 minute' as is_due
    from session
    where side = ${side} and ${'id' in by ? db`id = ${by.id}` : db`token_hash = ${hashToken(by.token)}`}
      and ${isLiving(db)}`;
}

function isLiving(db: Db): Fragment {
  return db`used_at > now() - interval '30 minutes' and created_at > now() - interval '12 hours'`;
}

export type LivingSession = Omit<SessionRow, 'isCurrent'>;

/** Everywhere someone is signed in, the last used first. */
export async function listLivingSessions(db: Db, side: Side, holderId: string): Promise<LivingSession[]> {
  return db<LivingSession[]>`
    select id, device, address, created_at as since, used_at as last_used
    from session where side = ${side} and holder_id = ${holderId} and ${isLiving(db)}
    order by used_at desc, id desc`;
}

/** When each holder of a side was last there, for a query to join: holder_id, last_used. */
export function lastUses(db: Db, side: Side): Fragment {
  return db`select holder_id, max(used_at) as last_used from session where side = ${side} group by holder_id`;
}

/** Marks that the second factor was given in this session. */
export async function markProven(db: Tx, id: string): Promise<void> {
  await db`update session set is_proven = true where id = ${id}`;
}

/** False when the holder has no such session. */
export async function deleteOwnSession(db: Tx, side: Side, holderId: string, id: string): Promise<boolean> {
  const ended = await db`delete from session where id = ${id} and side = ${side} and holder_id = ${holderId}`;
  return ended.count === 1;
}

/** Returns the number of ended sessions. */
export async function deleteOtherSessions(db: Tx, side: Side, holderId: string, currentId: string): Promise<number> {
  const ended = await db`
    delete from session where side = ${side} and holder_id = ${holderId} and id <> ${currentId}`;
  return ended.count;
}

/** Restarts the idle time of the session expiry. */
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

/** Deletes a phone's codes and counts, which are stored under its blind form. */
export async function deleteTracesOf(db: Tx, phoneBlind: string): Promise<void> {
  await db`delete from challenge where starts_with(subject, ${phoneBlind})`;
  await db`delete from quota where strpos(key, ${phoneBlind}) > 0`;
}
