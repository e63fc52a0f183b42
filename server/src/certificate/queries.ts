import type { CertificateKind, CertificateState } from '@shuji/contract/certificate/labels';
import type { OverseenCertificate } from '@shuji/contract/certificate/schema/office';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface CertificateRow
  extends Omit<OverseenCertificate, 'productName' | 'holderName' | 'counterpartyName' | 'logIndex'> {
  holderPartyId: string;
  counterpartyId: string | null;
  /** Canonical JSON: field → [salt, value]. */
  content: string;
  stateAt: string | null;
  /** The salt of the reason's commitment in the log. */
  stateSalt: string | null;
}

export async function insertCertificate(
  db: Tx,
  row: Omit<CertificateRow, 'state' | 'stateReason' | 'stateAt' | 'stateSalt'>,
): Promise<void> {
  await db`insert into certificate ${db({ ...row })}`;
}

export interface EndedCertificate {
  number: string;
  kind: CertificateKind;
  holderPartyId: string;
  counterpartyId: string | null;
}

/** Moves a valid certificate on; null when there is none valid. */
export async function endCertificate(
  db: Tx,
  id: string,
  { state, reason, salt, at }: { state: Exclude<CertificateState, 'valid'>; reason: string; salt: string; at: Date },
): Promise<EndedCertificate | null> {
  return one<EndedCertificate>(db`
    update certificate set state = ${state}, state_reason = ${reason}, state_salt = ${salt}, state_at = ${at}
    where id = ${id} and state = 'valid'
    returning number, kind, holder_party_id, counterparty_id`);
}

/** Without `kind`: of either. */
export async function findCertificateRow(db: Db, id: string, kind?: CertificateKind): Promise<CertificateRow | null> {
  return one<CertificateRow>(db`
    select * from certificate where id = ${id} ${kind ? db`and kind = ${kind}` : db``}`);
}

/** All of them, a piece at a time, in the order of their numbers. */
export async function listCertificates(db: Db, after: string, count: number): Promise<CertificateRow[]> {
  return db<CertificateRow[]>`
    select * from certificate where number > ${after} order by number limit ${count}`;
}

export type CertificateMark = Pick<
  OverseenCertificate,
  'id' | 'number' | 'kind' | 'subjectId' | 'state' | 'issuedAt' | 'validUntil'
>;

export async function findByNumber(db: Db, number: string): Promise<CertificateMark | null> {
  return one<CertificateMark>(db`
    select id, number, kind, subject_id, state, issued_at, valid_until from certificate where number = ${number}`);
}

/** The newest certificate of each subject, whatever its state. For product and order, which show it beside their own rows. */
export async function newestCertificates(
  db: Db,
  kind: CertificateKind,
  subjectIds: readonly string[],
): Promise<CertificateMark[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db<CertificateMark[]>`
    select distinct on (subject_id) id, number, kind, subject_id, state, issued_at, valid_until
    from certificate where kind = ${kind} and subject_id = any(${subjectIds as string[]})
    order by subject_id, issued_at desc, id desc`;
  return Array.from(rows);
}

/** Valid certificates whose term is over. */
export async function listDue(db: Db, now: Date): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select id from certificate where state = 'valid' and valid_until <= ${now} order by valid_until limit 500`;
}

interface Ending extends EndedCertificate {
  id: string;
  subjectId: string;
  validUntil: string;
}

/** Takes product certificates that end by `until` and whose holders have not been reminded, some at a time. */
export async function takeEnding(db: Tx, until: Date, now: Date): Promise<Ending[]> {
  return db<Ending[]>`
    update certificate set reminded_at = ${now} where id in (
      select id from certificate
      where state = 'valid' and kind = 'product' and valid_until <= ${until} and reminded_at is null
      order by valid_until limit 500)
    returning id, number, kind, subject_id, holder_party_id, counterparty_id, valid_until`;
}

/** Those of the numbers that certificates have. */
export async function listKnown(db: Db, numbers: string[]): Promise<string[]> {
  const rows = await db<{ number: string }[]>`select number from certificate where number = any(${numbers})`;
  return rows.map(({ number }) => number);
}
