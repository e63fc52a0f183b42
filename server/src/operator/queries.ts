import type { Db, Tx } from '#src/db/open.ts';
import type { Operator, OperatorRole } from '#src/http/scene.ts';
import { livingSession } from '#src/session/queries.ts';

export interface OperatorCredentials {
  id: string;
  username: string;
  passwordHash: string;
  status: 'active' | 'frozen';
}

export interface NewOperator {
  id: string;
  username: string;
  name: string;
  passwordHash: string;
  roles: OperatorRole[];
  organisation: string | null;
}

/** Who holds an office token; `isDue` when the session's use should be noted. */
export async function findOperator(db: Db, token: string): Promise<{ actor: Operator; isDue: boolean } | null> {
  const [row] = await db<(Omit<Operator, 'kind'> & { isDue: boolean })[]>`
    select o.id, s.id as session_id, s.is_due, o.name, o.roles, o.organisation
    from (${livingSession(db, 'office', token)}) as s
    join operator o on o.id = s.holder_id and o.status = 'active'`;
  if (!row) return null;
  const { isDue, ...facts } = row;
  return { actor: { kind: 'operator', ...facts }, isDue };
}

export async function findCredentials(db: Db, username: string): Promise<OperatorCredentials | null> {
  const [row] = await db<OperatorCredentials[]>`
    select id, username, password_hash, status from operator where username = ${username}`;
  return row ?? null;
}

export async function findOwnCredentials(db: Db, id: string): Promise<OperatorCredentials | null> {
  const [row] = await db<OperatorCredentials[]>`
    select id, username, password_hash, status from operator where id = ${id}`;
  return row ?? null;
}

/** Refused with operator.taken or operator.powersApart. */
export async function insertOperator(db: Tx, operator: NewOperator): Promise<void> {
  await db`insert into operator ${db({ ...operator })}`;
}

export async function setPassword(db: Tx, id: string, passwordHash: string): Promise<void> {
  await db`update operator set password_hash = ${passwordHash} where id = ${id}`;
}
