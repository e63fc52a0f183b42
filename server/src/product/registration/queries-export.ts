// A supplier's products as whole forms, many at a time.
import type { ProductStatus } from '@shuji/contract/product/labels';
import type { Db } from '#src/db/open.ts';
import { type ProductRow, statusIs, wholeColumns, withLatest } from './queries-own.ts';

export function listOwnWhole(
  db: Db,
  partyId: string,
  status: ProductStatus | undefined,
  limit: number,
): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    select ${wholeColumns(db)} ${withLatest(db)}
    where p.party_id = ${partyId} ${status ? db`and ${statusIs(db, status)}` : db``}
    order by p.created_at, p.id limit ${limit}`;
}

/** A party's products by id or by number. */
export async function findOwnMany(
  db: Db,
  partyId: string,
  { ids, numbers }: { ids: readonly string[]; numbers: readonly string[] },
): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    select ${wholeColumns(db)} ${withLatest(db)}
    where p.party_id = ${partyId} and (p.id = any(${ids as string[]}) or p.number = any(${numbers as string[]}))`;
}
