// The second factor as it is stored: sealed, with the last step taken, and the blind recovery codes.
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export async function setPendingFactor(db: Tx, id: string, sealed: string): Promise<void> {
  await db`update operator set totp_pending = ${sealed} where id = ${id}`;
}

/** Puts the pending factor in force, from the step of the code that confirmed it. Null when nothing is pending any more. */
export async function confirmPendingFactor(
  db: Tx,
  id: string,
  { pending, step, now }: { pending: string; step: number; now: Date },
): Promise<boolean> {
  const changed = await db`
    update operator set totp_sealed = totp_pending, totp_pending = null, totp_since = ${now}, totp_step = ${step}
    where id = ${id} and totp_pending = ${pending}`;
  return changed.count === 1;
}

/** Takes a code's step; false when it, or a later one, was taken before. */
export async function takeStep(db: Tx, id: string, step: number): Promise<boolean> {
  const taken = await db`update operator set totp_step = ${step} where id = ${id} and totp_step < ${step}`;
  return taken.count === 1;
}

/** True when a code's step is still unused. */
export async function isLaterStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db`select from operator where id = ${id} and totp_step < ${step}`;
  return rows.length > 0;
}

/** True when a recovery code is still unused. */
export async function isRecoveryCode(db: Db, id: string, blinds: string[]): Promise<boolean> {
  const rows = await db`
    select from operator_recovery_code where operator_id = ${id} and code_blind = any(${blinds}) and used_at is null`;
  return rows.length > 0;
}

export async function deleteFactor(db: Tx, id: string): Promise<void> {
  await db`update operator set totp_sealed = null, totp_pending = null, totp_since = null where id = ${id}`;
  await db`delete from operator_recovery_code where operator_id = ${id}`;
}

export async function replaceRecoveryCodes(db: Tx, id: string, blinds: readonly string[]): Promise<void> {
  await db`delete from operator_recovery_code where operator_id = ${id}`;
  await db`insert into operator_recovery_code ${db(blinds.map((codeBlind) => ({ operatorId: id, codeBlind })))}`;
}

/** Spends a recovery code; false when it is unknown or spent. */
export async function spendRecoveryCode(db: Tx, id: string, blinds: string[], now: Date): Promise<boolean> {
  const spent = await db`
    update operator_recovery_code set used_at = ${now}
    where operator_id = ${id} and code_blind = any(${blinds}) and used_at is null`;
  return spent.count === 1;
}

export async function countRecoveryCodes(db: Db, id: string): Promise<number> {
  return countOf(db`
    select count(*) as count from operator_recovery_code where operator_id = ${id} and used_at is null`);
}
