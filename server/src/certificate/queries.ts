import type { Parsed } from '@shuji/contract/call';
import type { CertificateKind, CertificateState } from '@shuji/contract/certificate/labels';
import type { listOfficeCertificates } from '@shuji/contract/certificate/office';
import type { OverseenCertificate } from '@shuji/contract/certificate/schema/office';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { partiesIn } from '#src/merchant/queries.ts';

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

// Every certificate, for the office.

type OfficeFilter = Parsed<typeof listOfficeCertificates>;

// The content is canonical JSON, `"field":["salt","value"]`. It is not parsed here: a row altered behind the
// program's back may have left none, and the list must still load.
function contentField(db: Db, field: 'productName' | 'industry'): Fragment {
  return db`substring(c.content from ${`"${field}":\\["[0-9a-f]*","([^"]*)"`})`;
}

export function listEveryCertificate(
  db: Db,
  now: Date,
  { kind, state, keyword, region, industry, from, to, sort, ...page }: OfficeFilter,
): Promise<Page<CertificateRow & { productName: string | null }>> {
  const like = keyword ? containing(keyword) : null;
  const orders = {
    newest: db`c.issued_at desc, c.id desc`,
    oldest: db`c.issued_at, c.id`,
    ending: db`c.valid_until nulls last, c.id`,
  };
  return paged(db, {
    columns: db`c.*, ${contentField(db, 'productName')} as product_name`,
    from: db`from certificate c where true
      ${kind ? db`and c.kind = ${kind}` : db``}
      ${state ? db`and ${stateNow(db, now)} = ${state}` : db``}
      ${like ? db`and (c.number ilike ${like} or ${contentField(db, 'productName')} ilike ${like})` : db``}
      ${industry ? db`and ${contentField(db, 'industry')} = ${industry}` : db``}
      ${region ? db`and (c.holder_party_id in ${partiesIn(db, region)} or c.counterparty_id in ${partiesIn(db, region)})` : db``}
      ${onDays(db, db`c.issued_at`, { from, to })}`,
    order: orders[sort],
    ...page,
  });
}

/** `stateAt` of the rules in SQL. */
function stateNow(db: Db, now: Date): Fragment {
  return db`(case when c.state = 'valid' and c.valid_until <= ${now} then 'expired' else c.state end)`;
}
