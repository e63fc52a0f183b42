import type { CertificateKind, CertificateState } from '@shuji/contract/certificate';
import type { Db, Tx } from '#src/db/open.ts';

export interface CertificateRow {
  id: string;
  number: string;
  kind: CertificateKind;
  subjectId: string;
  holderPartyId: string;
  counterpartyId: string | null;
  content: string;
  sha256: string;
  sm3: string;
  issuedAt: string;
  validUntil: string | null;
  state: CertificateState;
  stateReason: string | null;
  stateAt: string | null;
}

export interface LoggedCertificate extends CertificateRow {
  logIndex: number;
  entry: string;
  leafHash: Buffer;
}

export async function insertCertificate(
  db: Tx,
  row: Omit<CertificateRow, 'state' | 'stateReason' | 'stateAt'>,
): Promise<void> {
  await db`insert into certificate ${db({ ...row })}`;
}

interface Ended {
  number: string;
  sha256: string;
  kind: CertificateKind;
  holderPartyId: string;
  counterpartyId: string | null;
}

/** Moves a valid certificate on; null when there is none valid. */
export async function endCertificate(
  db: Tx,
  id: string,
  state: Exclude<CertificateState, 'valid'>,
  reason: string,
  at: Date,
): Promise<Ended | null> {
  const [row] = await db<Ended[]>`
    update certificate set state = ${state}, state_reason = ${reason}, state_at = ${at}
    where id = ${id} and state = 'valid'
    returning number, sha256, kind, holder_party_id, counterparty_id`;
  return row ?? null;
}

/** The next place in the log, held until this transaction ends. */
export async function takeSequence(db: Tx): Promise<number> {
  const [row] = await db<{ sequence: number }[]>`
    update certificate_log_size set size = size + 1 returning size - 1 as sequence`;
  if (!row) throw new Error('certificate_log_size has lost its row');
  return row.sequence;
}

export interface LogRow {
  sequence: number;
  certificateId: string;
  event: 'issued' | Exclude<CertificateState, 'valid'>;
  entry: string;
  leafHash: Buffer;
  at: Date;
}

export async function appendLog(db: Tx, row: LogRow): Promise<void> {
  await db`insert into certificate_log ${db({ ...row })}`;
}

export async function findLoggedCertificate(
  db: Db,
  kind: CertificateKind,
  id: string,
): Promise<LoggedCertificate | null> {
  const [row] = await db<LoggedCertificate[]>`
    select c.id, c.number, c.kind, c.subject_id, c.holder_party_id, c.counterparty_id, c.content, c.sha256, c.sm3,
           c.issued_at, c.valid_until, c.state, c.state_reason, c.state_at,
           l.sequence as log_index, l.entry, l.leaf_hash
    from certificate c join certificate_log l on l.certificate_id = c.id and l.event = 'issued'
    where c.id = ${id} and c.kind = ${kind}`;
  return row ?? null;
}

export interface CertificateMark {
  id: string;
  number: string;
  kind: CertificateKind;
  subjectId: string;
  state: CertificateState;
  issuedAt: string;
  validUntil: string | null;
}

export async function findByNumber(db: Db, number: string): Promise<CertificateMark | null> {
  const [row] = await db<CertificateMark[]>`
    select id, number, kind, subject_id, state, issued_at, valid_until from certificate where number = ${number}`;
  return row ?? null;
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
