import { type SignUpDocument, signUpDocuments } from '@shuji/contract/document/labels';
import { chinaDay } from '@shuji/contract/time';
import { type DaySum, type Span, sumByDay } from '#src/db/by-day.ts';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import type { SessionKey } from '#src/http/authenticate.ts';
import type { User } from '#src/http/context.ts';
import { livingSession } from '#src/session/queries.ts';

export interface Credentials {
  id: string;
  passwordHash: string;
  status: 'active' | 'frozen' | 'closed';
}

export interface NewAccount {
  id: string;
  phoneSealed: string;
  phoneBlind: string;
  passwordHash: string;
  type: 1 | 2;
  createdAt: Date;
}

export interface Consent {
  accountId: string;
  document: SignUpDocument;
  /** The version of the document that was agreed to. */
  version: number;
  givenAt: Date;
  address: string;
}

/** Finds the holder of a session with their current rights; `isDue` when the session's last use is to be written. */
export async function findUser(db: Db, by: SessionKey): Promise<{ actor: User; isDue: boolean } | null> {
  const [row] = await db<(Omit<User, 'kind'> & { isDue: boolean })[]>`
    select c.id, a.id as person_id, m.name as person_name, coalesce(m.roles, '{admin}') as roles, s.id as session_id, s.is_due, f.attested,
      f.party_id, f.merchant_id, f.is_buyer, f.is_seller, f.is_service
    from (${livingSession(db, 'site', by)}) as s
    join account a on a.id = s.holder_id and a.status = 'active'
    left join member m on m.account_id = a.id
    join account c on c.id = coalesce(m.company_id, a.id) and c.status = 'active'
    join actor_fact f on f.account_id = c.id`;
  if (!row) return null;
  const { isDue, ...facts } = row;
  return { actor: { kind: 'user', ...facts }, isDue };
}

/** Behind each party stands one account. */
export async function findAccountOfParty(db: Db, partyId: string): Promise<string | null> {
  const [row] = await db<{ accountId: string }[]>`select account_id from actor_fact where party_id = ${partyId}`;
  return row?.accountId ?? null;
}

export async function findCredentials(db: Db, phoneBlind: string): Promise<Credentials | null> {
  return one<Credentials>(db`
    select id, password_hash, status from account where phone_blind = ${phoneBlind}`);
}

export interface OwnAccount {
  passwordHash: string;
  phoneSealed: string;
  phoneBlind: string;
  type: 1 | 2;
  createdAt: string;
  /** The attested party's name and whether it is a person; null before attestation. */
  name: string | null;
  /** Of an organisation. */
  agent: string | null;
  isPerson: boolean | null;
}

export async function findOwnAccount(db: Db, id: string): Promise<OwnAccount | null> {
  return one<OwnAccount>(db`
    select a.password_hash, a.phone_sealed, a.phone_blind, a.type, a.created_at, own.name, own.kind = 'person' as is_person,
      case own.kind when 'organisation' then own.contact_name end as agent
    from account a left join party own on own.account_id = a.id where a.id = ${id}`);
}

/** Refused with account.taken when the phone is known. */
export async function insertAccount(db: Tx, account: NewAccount): Promise<void> {
  await db`insert into account ${db({ ...account })}`;
}

/** Earlier consents stay unchanged. */
export async function insertConsents(db: Tx, consents: Consent[]): Promise<void> {
  await db`insert into account_consent ${db(consents.map((consent) => ({ ...consent })))} on conflict do nothing`;
}

/** True when an account has agreed to the version in force of each agreement, or to a later one. */
export async function hasAgreed(db: Db, id: string, now: Date): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    select exists (
      select from document d join document_version v on v.document_id = d.id
      where d.anchor = any(${[...signUpDocuments]}) and v.effective_on <= ${chinaDay(now)}
        and not exists (
          select from account_consent c
          where c.account_id = ${id} and c.document = d.anchor and c.version >= v.number)
    ) as is_due`;
  return row?.isDue === false;
}

/** Only while the password is still `from`, the one that the change was allowed by. */
export async function setPassword(db: Tx, id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { count } = await db`update account set password_hash = ${to} where id = ${id} and password_hash = ${from}`;
  return count === 1;
}

/** Refused with account.taken when another account has the phone. */
export async function setPhone(
  db: Tx,
  id: string,
  { sealed, blind }: { sealed: string; blind: string },
): Promise<void> {
  await db`update account set phone_sealed = ${sealed}, phone_blind = ${blind} where id = ${id} and status <> 'closed'`;
}

/** Accounts registered, by day; those closed since among them. */
export function sumAccounts(db: Db, span: Span): Promise<DaySum[]> {
  return sumByDay(
    db,
    { from: db`account where not exists (select from member m where m.account_id = account.id)`, at: db`created_at` },
    span,
  );
}

// Closes an account, and reads the data the account owner may take along before that.

/** Empties the account and frees its phone; false when it has been closed already. */
export async function eraseAccount(db: Tx, id: string, now: Date): Promise<boolean> {
  const done = await db`
    update account set phone_sealed = '', phone_blind = 'closed ' || id, password_hash = '', status = 'closed', closed_at = ${now}
    where id = ${id} and status <> 'closed'`;
  await db`update account_consent set address = '' where account_id = ${id}`;
  return done.count === 1;
}

type StoredConsent = Omit<Consent, 'accountId' | 'givenAt'> & { givenAt: string };

export async function listStoredConsents(db: Db, accountId: string): Promise<StoredConsent[]> {
  return db<StoredConsent[]>`
    select document, version, given_at, address from account_consent where account_id = ${accountId} order by given_at, document desc`;
}
