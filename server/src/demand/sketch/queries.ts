import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export async function keepSketch(db: Tx, accountId: string, contentSealed: string, now: Date): Promise<void> {
  await db`
    insert into demand_sketch ${db({ accountId, contentSealed, savedAt: now })}
    on conflict (account_id) do update set content_sealed = excluded.content_sealed, saved_at = excluded.saved_at`;
}

export async function findSketch(
  db: Db,
  accountId: string,
): Promise<{ contentSealed: string; savedAt: string } | null> {
  return one<{ contentSealed: string; savedAt: string }>(db`
    select content_sealed, saved_at from demand_sketch where account_id = ${accountId}`);
}

export async function deleteSketch(db: Tx, accountId: string): Promise<void> {
  await db`delete from demand_sketch where account_id = ${accountId}`;
}
