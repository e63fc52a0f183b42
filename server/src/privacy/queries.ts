import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface CopyRecord {
  id: string;
  requestedAt: string;
  readyAt: string | null;
  keptUntil: string | null;
  hasContent: boolean;
}

/** A second one that waits breaks the constraint data_copy_one_waiting. */
export async function insertCopy(db: Tx, row: { id: string; accountId: string; requestedAt: Date }): Promise<void> {
  await db`insert into data_copy ${db({ ...row })}`;
}

export async function listOwnCopies(db: Db, accountId: string, limit: number): Promise<CopyRecord[]> {
  return db<CopyRecord[]>`
    select id, requested_at, ready_at, kept_until, content_sealed is not null as has_content from data_copy
    where account_id = ${accountId} order by requested_at desc limit ${limit}`;
}

/** Copies that wait to be made, held until this transaction ends; another node takes others. */
export async function lockWaiting(db: Tx, limit: number): Promise<{ id: string; accountId: string }[]> {
  return db<{ id: string; accountId: string }[]>`
    select id, account_id from data_copy where ready_at is null
    order by requested_at limit ${limit} for update skip locked`;
}

export async function keepCopy(db: Tx, id: string, contentSealed: string, now: Date, keptUntil: Date): Promise<void> {
  await db`
    update data_copy set content_sealed = ${contentSealed}, ready_at = ${now}, kept_until = ${keptUntil}
    where id = ${id} and ready_at is null`;
}

export async function findContent(db: Db, id: string, now: Date): Promise<string | null> {
  const [row] = await db<{ contentSealed: string }[]>`
    select content_sealed from data_copy where id = ${id} and content_sealed is not null and kept_until > ${now}`;
  return row?.contentSealed ?? null;
}

export async function emptyOver(db: Tx, now: Date): Promise<void> {
  await db`update data_copy set content_sealed = null where content_sealed is not null and kept_until <= ${now}`;
}

export async function deleteCopiesOf(db: Tx, accountId: string): Promise<void> {
  await db`delete from data_copy where account_id = ${accountId}`;
}

/** A second withdrawal breaks the constraint consent_withdrawal_standing. */
export async function insertWithdrawal(
  db: Tx,
  row: { id: string; accountId: string; kind: 'identity'; withdrawnAt: Date; address: string },
): Promise<void> {
  await db`insert into consent_withdrawal ${db({ ...row })}`;
}

export async function markRenewed(db: Tx, accountId: string, kind: 'identity', now: Date): Promise<boolean> {
  const done = await db`
    update consent_withdrawal set renewed_at = ${now}
    where account_id = ${accountId} and kind = ${kind} and renewed_at is null`;
  return done.count === 1;
}

export interface Withdrawal {
  withdrawnAt: string;
  renewedAt: string | null;
}

/** The newest withdrawal of a consent, in force or not. */
export async function findWithdrawal(db: Db, accountId: string, kind: 'identity'): Promise<Withdrawal | null> {
  return one<Withdrawal>(db`
    select withdrawn_at, renewed_at from consent_withdrawal
    where account_id = ${accountId} and kind = ${kind} order by withdrawn_at desc limit 1`);
}

export async function eraseWithdrawals(db: Tx, accountId: string): Promise<void> {
  await db`update consent_withdrawal set address = '' where account_id = ${accountId}`;
}
