// The contact a party names for an order.
import { one } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

export interface ContactRow {
  name: string;
  phoneSealed: string | null;
}

/** The attested data of an organisation; a person's address is never shown. */
export async function findBlanks(
  db: Db,
  partyId: string,
): Promise<{ legalPerson: string | null; region: string | null; address: string | null }> {
  const [row] = await db<{ legalPerson: string | null; region: string | null; address: string | null }[]>`
    select legal_person, region, address from party where id = ${partyId} and kind = 'organisation'`;
  return row ?? { legalPerson: null, region: null, address: null };
}

/** As in the party's newest order, or as it was attested; a person is reached by the account's own phone. */
export async function findUsualContact(db: Db, partyId: string): Promise<ContactRow | null> {
  return one<ContactRow>(db`
    select coalesce(o.contact_name, nullif(p.contact_name, ''), case p.kind when 'person' then p.name else '' end) as name,
      coalesce(o.contact_phone_sealed, p.contact_phone_sealed, nullif(a.phone_sealed, '')) as phone_sealed
    from party p join account a on a.id = p.account_id
    left join lateral (
      select contact_name, contact_phone_sealed from trade_order
      where buyer_party_id = p.id order by created_at desc, id desc limit 1) o on true
    where p.id = ${partyId}`);
}

/** The account of an order's buyer, whose contact it holds. */
export async function buyerOf(db: Db, id: string): Promise<string[]> {
  return accountsOf(
    db`select p.account_id from trade_order o join party p on p.id = o.buyer_party_id where o.id = ${id}`,
  );
}

/** The accounts of both sides, whom a contract names. */
export async function partiesOf(db: Db, id: string): Promise<string[]> {
  return accountsOf(db`
    select p.account_id from trade_order o join party p on p.id in (o.buyer_party_id, o.seller_party_id)
    where o.id = ${id}`);
}

/** The same by a dispute's id. */
export async function buyerOfDispute(db: Db, id: string): Promise<string[]> {
  return accountsOf(db`
    select p.account_id from order_dispute d
    join trade_order o on o.id = d.order_id join party p on p.id = o.buyer_party_id where d.id = ${id}`);
}

/** The accounts of both sides, whose messages a dispute shows. */
export async function partiesOfDispute(db: Db, id: string): Promise<string[]> {
  return accountsOf(db`
    select p.account_id from order_dispute d join trade_order o on o.id = d.order_id
    join party p on p.id in (o.buyer_party_id, o.seller_party_id) where d.id = ${id}`);
}

async function accountsOf(query: PromiseLike<readonly unknown[]>): Promise<string[]> {
  return ((await query) as { accountId: string }[]).map((row) => row.accountId);
}
