import type { Db } from '#src/db/open.ts';

/** Merchants whose entry stands at this moment. */
export async function countMerchants(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) as count from standing_merchant`;
  return row?.count ?? 0;
}
