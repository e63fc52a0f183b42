// Whom a party names to be asked about an order.
import type { Db } from '#src/db/open.ts';

export interface ContactRow {
  name: string;
  phoneSealed: string | null;
}

/** What an organisation was attested with; a person's address is nobody's to read. */
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
  const [row] = await db<ContactRow[]>`
    select coalesce(o.contact_name, nullif(p.contact_name, ''), case p.kind when 'person' then p.name else '' end) as name,
      coalesce(o.contact_phone_sealed, p.contact_phone_sealed, nullif(a.phone_sealed, '')) as phone_sealed
    from party p join account a on a.id = p.account_id
    left join lateral (
      select contact_name, contact_phone_sealed from trade_order
      where buyer_party_id = p.id order by created_at desc, id desc limit 1) o on true
    where p.id = ${partyId}`;
  return row ?? null;
}
