// Closes an account, and reads the data the account owner may take along before that.
import type { Db, Tx } from '#src/db/open.ts';
import type { Consent } from './queries.ts';

/** Empties the account and frees its phone; false when it has been closed already. */
export async function eraseAccount(db: Tx, id: string, now: Date): Promise<boolean> {
  const done = await db`
    update account set phone_sealed = '', phone_blind = 'closed ' || id, password_hash = '', status = 'closed', closed_at = ${now}
    where id = ${id} and status <> 'closed'`;
  await db`update account_consent set address = '' where account_id = ${id}`;
  return done.count === 1;
}

export type StoredConsent = Omit<Consent, 'accountId' | 'givenAt'> & { givenAt: string };

export async function listStoredConsents(db: Db, accountId: string): Promise<StoredConsent[]> {
  return db<StoredConsent[]>`
    select document, version, given_at, address from account_consent where account_id = ${accountId} order by given_at, document desc`;
}
