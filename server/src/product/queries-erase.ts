// The personal data in a supplier's products, and a person's favourites.
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export async function eraseContacts(db: Tx, partyId: string, blank: string): Promise<void> {
  await db`
    update product_version set contact = ${blank}
    where product_id in (select id from product where party_id = ${partyId})`;
}

export async function deleteFavourites(db: Tx, accountId: string): Promise<void> {
  await db`delete from favourite where account_id = ${accountId}`;
}

/** Products in review, in public notice or on the market. */
export async function countRunning(db: Db, partyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from product p
    where p.party_id = ${partyId} and (p.status = 'listed' or exists (
      select from product_version v where v.product_id = p.id and v.status in ('pending', 'notice')))`);
}

export interface ProductCopy {
  number: string;
  status: string;
  version: number;
  name: string | null;
  contact: string;
  updatedAt: string;
}

export async function listForCopy(db: Db, partyId: string): Promise<ProductCopy[]> {
  return db<ProductCopy[]>`
    select p.number, v.status, v.sequence as version, v.content->>'name' as name, v.contact, v.updated_at
    from product p join product_version v on v.product_id = p.id
    where p.party_id = ${partyId} and p.dropped_at is null order by p.created_at, v.sequence`;
}

export async function listFavouritesForCopy(db: Db, accountId: string): Promise<{ name: string; at: string }[]> {
  return db<{ name: string; at: string }[]>`
    select p.name, f.created_at as at from favourite f join product p on p.id = f.product_id
    where f.account_id = ${accountId} order by f.created_at`;
}
