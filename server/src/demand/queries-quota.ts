import type { Tx } from '#src/db/open.ts';

/** How many demands someone has that are not over; until the transaction ends, nobody else counts theirs. */
export async function countUnderWay(db: Tx, ownerId: string): Promise<number> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`demands of ${ownerId}`}, 0))`;
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from demand
    where owner_id = ${ownerId} and status not in ('refused', 'concluded', 'closed')`;
  return row?.count ?? 0;
}
