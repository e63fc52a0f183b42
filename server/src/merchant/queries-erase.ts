// The end of a party, and its copy for who stands behind it.
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

/**
 * Leaves a party that orders and certificates may go on referring to, without anyone behind it. An organisation's name
 * is not personal data and stays; its code is free to be attested again.
 */
export async function eraseParty(db: Tx, partyId: string): Promise<void> {
  await db`delete from bank_account where party_id = ${partyId}`;
  await db`
    update party set
      name = case when kind = 'person' then '已注销用户' else name end,
      credit_code = case when kind = 'organisation' then 'closed ' || id end,
      id_number_sealed = case when kind = 'person' then '' end,
      id_number_blind = case when kind = 'person' then 'closed ' || id end,
      legal_person = null, address = null, contact_name = '', contact_phone_sealed = null, email = ''
    where id = ${partyId}`;
}

export interface PartyCopy {
  kind: string;
  name: string;
  creditCode: string | null;
  legalPerson: string | null;
  region: string | null;
  address: string | null;
  idNumberSealed: string | null;
  contactName: string;
  contactPhoneSealed: string | null;
  email: string;
  attestedAt: string;
}

export async function findForCopy(db: Db, partyId: string): Promise<PartyCopy | null> {
  return one<PartyCopy>(db`
    select kind, name, credit_code, legal_person, region, address, id_number_sealed, contact_name, contact_phone_sealed,
      email, attested_at
    from party where id = ${partyId}`);
}
