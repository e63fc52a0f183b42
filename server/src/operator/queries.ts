import type { Parsed } from '@shuji/contract/call';
import type { listOperators } from '@shuji/contract/operator/office';
import type { OperatorRow } from '@shuji/contract/operator/schema/office';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import type { SessionKey } from '#src/http/authenticate.ts';
import type { Operator, OperatorRole } from '#src/http/context.ts';
import { lastUses, livingSession } from '#src/session/queries.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { owedBy, type SignInFacts } from './rules.ts';

export interface OperatorCredentials {
  id: string;
  username: string;
  passwordHash: string;
  status: 'active' | 'frozen';
  roles: OperatorRole[];
  mustChangePassword: boolean;
  totpSealed: string | null;
  totpPending: string | null;
}

export interface NewOperator {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  roles: OperatorRole[];
  organisation: string | null;
  /** True until the operator has set a password of their own. */
  mustChangePassword: boolean;
  phoneSealed: string | null;
  phoneBlind: string | null;
}

/** True unless the setting is `optional`: admins and reviewers must have a second factor. */
export function getFactorPolicy(db: Db): Promise<string> {
  return getSettingValue(db, 'office_totp');
}

/** The roles of `o`; a reviewer from before the role of finance holds that too until two others do. */
function rolesHeld(db: Db): Fragment {
  return db`case when o.keeps_finance then o.roles || 'finance'::text else o.roles end`;
}

/** The holder of an office session; `isDue` when the session's last use is to be written. */
export async function findOperator(db: Db, by: SessionKey): Promise<{ actor: Operator; isDue: boolean } | null> {
  const [row] = await db<(Omit<Operator, 'kind' | 'owes'> & SignInFacts & { isDue: boolean })[]>`
    select o.id, s.id as session_id, s.is_due, s.is_proven, o.name, ${rolesHeld(db)} as roles, o.organisation, o.must_change_password,
      o.totp_sealed is not null as has_factor
    from (${livingSession(db, 'office', by)}) as s
    join operator o on o.id = s.holder_id and o.status = 'active'`;
  if (!row) return null;
  const { id, sessionId, name, roles, organisation, isDue } = row;
  const owes = owedBy(row, await getFactorPolicy(db));
  return { actor: { kind: 'operator', id, sessionId, name, roles, organisation, owes }, isDue };
}

export async function findCredentials(db: Db, username: string): Promise<OperatorCredentials | null> {
  return one<OperatorCredentials>(db`
    select id, username, password_hash, status, roles, must_change_password, totp_sealed, totp_pending
    from operator where username = ${username}`);
}

export async function findOwnCredentials(db: Db, id: string): Promise<OperatorCredentials | null> {
  return one<OperatorCredentials>(db`
    select id, username, password_hash, status, roles, must_change_password, totp_sealed, totp_pending
    from operator where id = ${id}`);
}

export interface OperatorFilter extends Omit<Parsed<typeof listOperators>, 'role'> {
  role?: OperatorRole | undefined;
}

export async function searchOperators(db: Db, { keyword, role, status }: OperatorFilter): Promise<OperatorRow[]> {
  return db<OperatorRow[]>`
    select o.id, o.username, o.name, o.roles, o.keeps_finance, coalesce(o.organisation, '') as organisation, o.status,
      o.totp_sealed is not null as has_factor, o.phone_sealed is not null as has_phone, o.must_change_password, o.created_at, s.last_used
    from operator o left join (${lastUses(db, 'office')}) as s on s.holder_id = o.id
    where true ${keyword ? db`and (strpos(o.name, ${keyword}) > 0 or strpos(o.username, ${keyword.toLowerCase()}) > 0)` : db``}
      ${role ? db`and ${role} = any(o.roles)` : db``}
      ${status ? db`and o.status = ${status}` : db``}
    order by o.status, o.created_at, o.id`;
}

/** How many in office hold each role and have set a password of their own. */
export async function countStaff(db: Db): Promise<Record<OperatorRole, number>> {
  const rows = await db<{ role: OperatorRole; count: number }[]>`
    select role, count(*)::int as count from operator o, unnest(o.roles) as role
    where o.status = 'active' and not o.must_change_password group by role`;
  const none = { reviewer: 0, finance: 0, editor: 0, admin: 0, auditor: 0 };
  return Object.assign(none, Object.fromEntries(rows.map(({ role, count }) => [role, count])));
}

/** Refused with operator.taken, operator.phoneTaken or operator.powersApart. */
export async function insertOperator(db: Tx, operator: NewOperator): Promise<void> {
  await db`insert into operator ${db({ ...operator })}`;
}

export interface OperatorFacts extends Pick<OperatorRow, 'id' | 'username' | 'name' | 'status'> {
  roles: OperatorRole[];
  organisation: string | null;
  /** An administrator in office. */
  isAdmin: boolean;
}

/**
 * Locks operators in one order for all, so that two admins who put each other out at once cannot both succeed, and what
 * is read of their rights holds until the commit.
 */
export async function lockOperators(db: Tx, ids: readonly string[]): Promise<Map<string, OperatorFacts>> {
  const rows = await db<OperatorFacts[]>`
    select id, username, name, status, roles, organisation, status = 'active' and 'admin' = any(roles) as is_admin
    from operator where id = any(${ids as string[]}) order by id for no key update`;
  return new Map(rows.map((row) => [row.id, row]));
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db`select 1 as one from operator where username = ${username}`;
  return row !== undefined;
}

/** True when another operator, in office or not, has this phone. */
export async function isPhoneTaken(db: Db, phoneBlind: string, id: string): Promise<boolean> {
  const [row] = await db`select 1 as one from operator where phone_blind = ${phoneBlind} and id <> ${id}`;
  return row !== undefined;
}

/** Refused with operator.phoneTaken. */
export async function setPhone(
  db: Tx,
  id: string,
  { sealed, blind }: { sealed: string; blind: string },
): Promise<void> {
  await db`update operator set phone_sealed = ${sealed}, phone_blind = ${blind} where id = ${id}`;
}

export interface InvitedOperator
  extends Pick<OperatorRow, 'id' | 'username' | 'name' | 'status' | 'mustChangePassword'> {
  phoneSealed: string | null;
}

/** Someone who may be sent a link. */
export async function findInvited(db: Db, id: string): Promise<InvitedOperator | null> {
  return one<InvitedOperator>(db`
    select id, username, name, status, must_change_password, phone_sealed from operator where id = ${id}`);
}

export async function countOtherAdmins(db: Db, id: string): Promise<number> {
  return countOf(db`
    select count(*) as count from operator where status = 'active' and 'admin' = any(roles) and id <> ${id}`);
}

export async function updateOperator(
  db: Tx,
  id: string,
  change: { name: string; roles: OperatorRole[]; organisation: string | null },
): Promise<boolean> {
  const changed = await db`update operator set ${db({ ...change })} where id = ${id}`;
  return changed.count === 1;
}

export async function updateStatus(db: Tx, id: string, status: 'active' | 'frozen'): Promise<boolean> {
  const changed = await db`update operator set status = ${status} where id = ${id}`;
  return changed.count === 1;
}

/** With `from` only while the password is still that one, by which the change was allowed. */
export async function setPassword(
  db: Tx,
  id: string,
  { passwordHash, mustChangePassword, from }: { passwordHash: string; mustChangePassword: boolean; from?: string },
): Promise<boolean> {
  const changed = await db`
    update operator set password_hash = ${passwordHash}, must_change_password = ${mustChangePassword}
    where id = ${id} and password_hash = ${from ?? db`password_hash`}`;
  return changed.count === 1;
}
