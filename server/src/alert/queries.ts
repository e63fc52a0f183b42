import type { Alert, AlertDismissal } from '@shuji/contract/alert/schema';
import type { Db, Tx } from '#src/db/open.ts';

const latest = 50;

/** The latest that were looked into. */
export async function listDismissals(db: Db): Promise<AlertDismissal[]> {
  return db<AlertDismissal[]>`
    select id, rule, subject, why, reason, operator_name, at from alert_dismissal order by at desc limit ${latest}`;
}

export async function dismissedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`select id from alert_dismissal where id = any(${ids as string[]})`;
  return new Set(rows.map(({ id }) => id));
}

/** A second dismissal is refused with alert.dismissed. */
export async function insertDismissal(
  db: Tx,
  { id, rule, subject, why }: Alert,
  row: { reason: string; operatorId: string; operatorName: string; at: Date },
): Promise<void> {
  await db`insert into alert_dismissal ${db({ id, rule, subject, why, ...row })}`;
}
