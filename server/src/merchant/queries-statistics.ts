import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

/** Merchants whose entry stands at this moment. */
export async function countMerchants(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from standing_merchant`);
}

/** Addresses for the sitemap, one part of it. */
export async function listMerchantPages(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`select id from standing_merchant order by id limit ${limit} offset ${offset}`;
}
