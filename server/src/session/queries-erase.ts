import type { Tx } from '#src/db/open.ts';

/** Deletes a phone's codes and counts, which are stored under its blind form. */
export async function deleteTracesOf(db: Tx, phoneBlind: string): Promise<void> {
  await db`delete from challenge where starts_with(subject, ${phoneBlind})`;
  await db`delete from quota where strpos(key, ${phoneBlind}) > 0`;
}
