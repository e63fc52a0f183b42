import type { Tx } from '#src/db/open.ts';
import type { AuditEntry } from '#src/http/serve.ts';

/** Adds one row to the trail; called by the door for every writing call. */
export async function record(db: Tx, entry: AuditEntry): Promise<void> {
  await db`insert into audit_entry ${db({ ...entry })}`;
}
