// The certificates that a party's trading record counts.
import type { Db } from '#src/db/open.ts';
import type { CertificateRow } from './queries.ts';

/** Product certificates of the party but those that a newer one replaces, the newest first. */
export async function listHeld(db: Db, partyId: string, since: string): Promise<CertificateRow[]> {
  return db<CertificateRow[]>`
    select * from certificate where kind = 'product' and holder_party_id = ${partyId} and state <> 'changed'
      and issued_at >= ${since} order by issued_at desc, id desc`;
}

/** Valid certificates of deals of the party, on either side, the newest first. */
export async function listDeals(db: Db, partyId: string, since: string, limit: number): Promise<CertificateRow[]> {
  return db<CertificateRow[]>`
    select * from certificate where kind = 'sale' and state = 'valid' and issued_at >= ${since}
      and (holder_party_id = ${partyId} or counterparty_id = ${partyId})
    order by issued_at desc, id desc limit ${limit}`;
}
