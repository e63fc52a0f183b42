// From a session to an actor: once before a request's content is read, and for a writing call again inside its transaction.
import type { Call } from '@shuji/contract/call';
import { type Db, type Pool, type Tx, write } from '#src/db/open.ts';
import { holdRights, lockRights } from '#src/db/rights-lock.ts';
import { authorize } from './authorize.ts';
import type { Operator, User } from './context.ts';
import { personOf } from './context.ts';
import { sideOf } from './feature.ts';
import { ensure } from './refuse.ts';

export type Actor = User | Operator;

/** A session by its secret token, or by its id where a reader's cookie proves it. */
export type SessionKey = { token: string } | { id: string };

/** The holder of a session, with their current rights; `isDue` when its last use is to be written. */
type Find = (db: Db, by: SessionKey) => Promise<{ actor: Actor; isDue: boolean } | null>;

export interface Identities {
  find: { site: Find; office: Find };
  renewSession: (tx: Tx, sessionId: string) => Promise<void>;
  /** True when an account has agreed to every agreement in force. */
  hasAgreed: (db: Db, accountId: string, now: Date) => Promise<boolean>;
}

/** Held by calls that require the agreements in force, locked when a version of one is published. */
export const agreements = 'agreements';
/** Held by every write of the office, locked when the rules of its sign-ins change. */
export const officePolicy = 'office policy';

/** Finds the actor of a session, and notes the session's use when that is due: reading renews a session too. */
export async function identify(
  pool: Pool,
  { find, renewSession }: Identities,
  side: 'site' | 'office',
  by: SessionKey,
): Promise<Actor | null> {
  const found = await find[side](pool, by);
  if (found?.isDue) await write(pool, (tx) => renewSession(tx, found.actor.sessionId));
  return found?.actor ?? null;
}

/** Refuses a caller without the right to a call, before its content is read. */
export async function authenticate(
  pool: Pool,
  identities: Identities,
  call: Call,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const actor = token ? await identify(pool, identities, sideOf(call.who), { token }) : null;
  const authorized = authorize(call, actor);
  if (call.begins && actor) ensure(await identities.hasAgreed(pool, actor.id, now), 'door.needAgreement');
  return authorized;
}

/**
 * Authenticates and authorizes anew at the start of the transaction, and holds what was found until it ends: a freeze, a
 * lost role or a sign-out waits for this write, or has it refused. `revoked` are those whose rights the call itself takes
 * away. All these locks are taken here, in one order and before any row's, so that two calls cannot deadlock over them.
 */
export async function authenticateAgain(
  tx: Tx,
  { find, hasAgreed }: Identities,
  call: Call,
  { token, actor, revoked, now }: { token: string; actor: Actor | null; revoked: readonly string[]; now: Date },
): Promise<Actor | null> {
  const conditions = actor ? [actor.id, personOf(actor), ...conditionsOf(call)] : [];
  const locks = [...new Set([...conditions, ...revoked])]
    .sort()
    .map((holder) => (revoked.includes(holder) ? lockRights(tx, holder) : holdRights(tx, holder)));
  // Sent behind the locks without waiting for them: the connection runs one after another, each with its own snapshot.
  const [found, isAgreed] = await Promise.all([
    actor && find[sideOf(call.who)](tx, { token }),
    actor && call.begins ? hasAgreed(tx, actor.id, now) : true,
    ...locks,
    actor && stampPerson(tx, actor),
  ]);
  if (!actor) return null;
  ensure(found, 'door.signedOut');
  const authorized = authorize(call, found.actor);
  ensure(isAgreed, 'door.needAgreement');
  return authorized;
}

/** Names the member to the history that this transaction writes: the default of each `person_id`. */
async function stampPerson(tx: Tx, actor: Actor): Promise<void> {
  if (actor.kind !== 'user' || actor.personId === actor.id) return;
  await tx`select set_config('shuji.person', ${actor.personId}, true)`;
}

/** The conditions for a call's caller besides their own rights. */
function conditionsOf({ begins, who }: Call): string[] {
  return [...(begins ? [agreements] : []), ...(sideOf(who) === 'office' ? [officePolicy] : [])];
}
