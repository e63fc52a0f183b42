import type { Db } from '#src/db/open.ts';

/** Counts someone's demands that are not over. */
export async function countUnderWay(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from demand
    where owner_id = ${ownerId} and status not in ('refused', 'concluded', 'closed')`;
  return row?.count ?? 0;
}
