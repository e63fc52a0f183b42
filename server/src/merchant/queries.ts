import { maskName } from '@shuji/contract/mask';
import type { PartyKind } from '@shuji/contract/merchant/labels/attestation';
import type { MerchantCard } from '@shuji/contract/merchant/schema/card';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { isWithin } from '#src/site/region/within.ts';

/** An attested identity. Names and codes of organisations are public; a person's name is not: see `publicName`. */
export interface Party {
  id: string;
  accountId: string;
  kind: PartyKind;
  name: string;
  /** Null for a person. */
  creditCode: string | null;
  legalPerson: string | null;
  region: string | null;
  attestedAt: string;
  /** The public name: an organisation's name, a person's surname. */
  publicName: string;
}

export interface Merchant extends Omit<MerchantCard, 'productCount' | 'dealsReached' | 'products' | 'experiences'> {
  partyId: string;
}

const withDisplayName = (row: Omit<Party, 'publicName'>): Party => ({
  ...row,
  publicName: row.kind === 'person' ? maskName(row.name) : row.name,
});

export async function findParty(db: Db, partyId: string): Promise<Party | null> {
  return (await partiesByIds(db, [partyId])).get(partyId) ?? null;
}

/** Parties by id; ids that lead nowhere are left out. */
export async function partiesByIds(db: Db, ids: readonly string[]): Promise<Map<string, Party>> {
  if (ids.length === 0) return new Map();
  const rows = await db<Omit<Party, 'publicName'>[]>`
    select id, account_id, kind, name, credit_code, legal_person, region, attested_at
    from party where id = any(${ids as string[]})`;
  return new Map(rows.map((row) => [row.id, withDisplayName(row)]));
}

/** `(select id …)`: the parties of a division and of all below it. */
export function partiesIn(db: Db, region: string): Fragment {
  return db`(select id from party where ${isWithin(db, db`region`, [region])})`;
}

/** Public names by party id. */
export async function partyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const parties = await partiesByIds(db, ids);
  return new Map([...parties].map(([id, { publicName }]) => [id, publicName]));
}

/** Merchants by party id, for links to their cards. */
export async function merchantIds(db: Db, partyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; partyId: string }[]>`
    select id, party_id from merchant where party_id = any(${partyIds as string[]})`;
  return new Map(rows.map((row) => [row.partyId, row.id]));
}

/** A party's public name; empty when there is no such party. */
export async function findPartyName(db: Db, partyId: string): Promise<string> {
  return (await findParty(db, partyId))?.publicName ?? '';
}

export interface OwnParty extends Omit<Party, 'publicName'> {
  idNumberSealed: string | null;
  isFrozen: boolean;
}

export async function findPartyOfAccount(db: Db, accountId: string): Promise<OwnParty | null> {
  return one<OwnParty>(db`
    select p.id, p.account_id, p.kind, p.name, p.credit_code, p.legal_person, p.region, p.attested_at, p.id_number_sealed,
      proof.status = 'frozen' as is_frozen
    from party p join application proof on proof.id = p.attestation_id
    where p.account_id = ${accountId}`);
}

export async function isCreditCodeTaken(db: Db, creditCode: string, accountId: string): Promise<boolean> {
  const [row] = await db`select 1 as one from party where credit_code = ${creditCode} and account_id <> ${accountId}`;
  return row !== undefined;
}

export interface NewParty {
  id: string;
  accountId: string;
  attestationId: string;
  kind: PartyKind;
  name: string;
  creditCode: string | null;
  legalPerson: string | null;
  region: string | null;
  address: string | null;
  idNumberSealed: string | null;
  idNumberBlind: string | null;
  contactName: string;
  contactPhoneSealed: string | null;
  email: string;
  attestedAt: Date;
}

export async function insertParty(db: Tx, party: NewParty): Promise<void> {
  await db`insert into party ${db({ ...party })}`;
  await db`update application set party_id = ${party.id} where id = ${party.attestationId}`;
}

/** Refuses identity numbers that belong to another. */
export async function updateParty(
  db: Tx,
  accountId: string,
  facts: Omit<NewParty, 'id' | 'accountId' | 'attestedAt'>,
): Promise<void> {
  await db`update party set ${db({ ...facts })} where account_id = ${accountId}`;
}

export async function updateMerchant(
  db: Tx,
  partyId: string,
  facts: { applicationId: string; kinds: string[]; industries: string[]; introduction: string; website: string },
): Promise<void> {
  await db`update merchant set ${db({ ...facts })} where party_id = ${partyId}`;
}

export async function insertMerchant(
  db: Tx,
  row: {
    id: string;
    partyId: string;
    applicationId: string;
    kinds: string[];
    industries: string[];
    introduction: string;
    website: string;
    since: Date;
  },
): Promise<void> {
  await db`insert into merchant ${db({ ...row })}`;
}

/** A merchant whose attestation and entry stand; anyone else is not found. */
export async function findMerchant(db: Db, merchantId: string): Promise<Merchant | null> {
  return one<Merchant>(db`
    select id, party_id, name, credit_code, region, kinds, industries, introduction, website, since, attested_at
    from standing_merchant where id = ${merchantId}`);
}

/** A merchant that may trade, by its exact name or its unified social credit code. */
export async function findMerchantCalled(db: Db, nameOrCode: string): Promise<Merchant | null> {
  return one<Merchant>(db`
    select id, party_id, name, credit_code, region, kinds, industries, introduction, website, since, attested_at
    from standing_merchant where name = ${nameOrCode} or credit_code = ${nameOrCode.toUpperCase()}
    order by since limit 1`);
}

export async function findMerchantIdOfParty(db: Db, partyId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id from standing_merchant where party_id = ${partyId}`;
  return row?.id ?? null;
}
