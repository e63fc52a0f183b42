// Someone's personal data with one noun: for the copy that they may take (PIPL 45), and for the end of their account.
import type { Dealing } from '@shuji/contract/privacy/labels';
import type { Db, Tx } from '#src/db/open.ts';
import type { Vault } from '#src/providers/vault.ts';

export interface Person {
  accountId: string;
  /** The party that the account acts for, once attested. */
  partyId: string | null;
}

export interface PersonalRecords {
  /** Sections of the copy by title, decrypted. */
  copy: Record<string, (db: Db, vault: Vault, person: Person) => Promise<unknown>>;
  /** Erases who someone was, in the transaction that closes the account. */
  erase?: (context: { db: Tx; vault: Vault; now: Date }, person: Person) => Promise<void>;
}

/** Counts what someone has open, which keeps their account from closing. */
export type CountDealings = (db: Db, person: Person) => Promise<number>;

export type Dealings = Record<Dealing, CountDealings>;

/** Counts what a party has open; nothing for someone without one. */
export function dealingsOfParty(count: (db: Db, partyId: string) => Promise<number>): CountDealings {
  return async (db, { partyId }) => (partyId ? count(db, partyId) : 0);
}

export const noContact = JSON.stringify({ name: '', phone: '', email: '' });

/** A section of what a party has; empty for someone without one. */
export function ofParty<Row>(read: (db: Db, partyId: string, vault: Vault) => Promise<Row[]>) {
  return async (db: Db, vault: Vault, { partyId }: Person): Promise<Row[]> => (partyId ? read(db, partyId, vault) : []);
}

export function openText(vault: Vault, sealed: string | null): string | null {
  return sealed ? vault.decrypt(sealed) : null;
}

export function openJson(vault: Vault, sealed: string | null): unknown {
  return sealed ? JSON.parse(vault.decrypt(sealed)) : null;
}
