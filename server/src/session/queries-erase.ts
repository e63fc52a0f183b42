import type { Tx } from '#src/db/open.ts';

/** Forgets what was asked of a phone and how often: both are kept under its blind form. */
export async function deleteTracesOf(db: Tx, phoneBlind: string): Promise<void> {
  await db`delete from challenge where starts_with(subject, ${phoneBlind})`;
  await db`delete from quota where strpos(key, ${phoneBlind}) > 0`;
}
