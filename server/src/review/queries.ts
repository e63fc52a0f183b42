import type { ReviewQueue } from '@shuji/contract/review/labels';
import type { Phrase, RevealRow } from '@shuji/contract/review/schema';
import type { Calendar } from '@shuji/contract/working-day';
import { accessedFile } from '#src/audit/access.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { getSettingNumber, getSettingValue } from '#src/site/queries.ts';

export interface ClaimRow {
  subjectId: string;
  operatorId: string;
  operatorName: string;
  until: string;
}

export interface Clock {
  /** Working days that a review may take. */
  days: number;
  calendar: Calendar;
}

const daysOtherwise = 3;

export async function getClock(db: Db): Promise<Clock> {
  const daysIn = async (key: string) => new Set((await getSettingValue(db, key)).match(/\d{4}-\d{2}-\d{2}/g) ?? []);
  return {
    days: await getSettingNumber(db, 'review_days', daysOtherwise),
    calendar: { rest: await daysIn('rest_days'), work: await daysIn('extra_work_days') },
  };
}

/** A claim and a decision lock the same row, so that nothing decided is claimed. */
export async function lockClaim(db: Tx, desk: ReviewQueue, subjectId: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`claim ${desk} ${subjectId}`}, 0))`;
}

/**
 * Claims a subject if it is unclaimed, one's own, or still that of the colleague whom one knowingly relieves.
 * False when another operator has claimed it.
 */
export async function takeClaim(
  db: Tx,
  row: { desk: ReviewQueue; subjectId: string; operatorId: string; operatorName: string; until: Date },
  from: string | null,
  now: Date,
): Promise<boolean> {
  const taken = await db`
    insert into review_claim ${db({ ...row })}
    on conflict (desk, subject_id) do update
    set operator_id = excluded.operator_id, operator_name = excluded.operator_name, until = excluded.until
    where review_claim.until <= ${now} or review_claim.operator_id = excluded.operator_id
      or review_claim.operator_id = ${from}`;
  return taken.count === 1;
}

export async function deleteOwnClaim(
  db: Tx,
  desk: ReviewQueue,
  subjectId: string,
  operatorId: string,
): Promise<boolean> {
  const gone = await db`
    delete from review_claim where desk = ${desk} and subject_id = ${subjectId} and operator_id = ${operatorId}`;
  return gone.count === 1;
}

/** Removes a claim that is one's own or over; false when a colleague's still holds. */
export async function clearClaim(
  db: Tx,
  desk: ReviewQueue,
  subjectId: string,
  operatorId: string,
  now: Date,
): Promise<boolean> {
  await db`
    delete from review_claim
    where desk = ${desk} and subject_id = ${subjectId} and (operator_id = ${operatorId} or until <= ${now})`;
  const [claim] = await db`select 1 as one from review_claim where desk = ${desk} and subject_id = ${subjectId}`;
  return claim === undefined;
}

/** The claims that hold now, by subject. */
export async function claimsOf(
  db: Db,
  desk: ReviewQueue,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ClaimRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db<ClaimRow[]>`
    select subject_id, operator_id, operator_name, until from review_claim
    where desk = ${desk} and subject_id = any(${ids as string[]}) and until > ${now}`;
  return new Map(rows.map((row) => [row.subjectId, row]));
}

export async function listPhraseRows(db: Db, desk: ReviewQueue): Promise<Phrase[]> {
  return db<Phrase[]>`select id, words from review_phrase where desk = ${desk} order by created_at, id`;
}

/** Refused with review.phraseTaken. */
export async function insertPhrase(db: Tx, row: { id: string; desk: ReviewQueue; words: string }): Promise<void> {
  await db`insert into review_phrase ${db({ ...row })}`;
}

export async function deletePhrase(db: Tx, id: string): Promise<boolean> {
  const gone = await db`delete from review_phrase where id = ${id}`;
  return gone.count === 1;
}

export function listRevealRows(
  db: Db,
  { keyword = '', pageNum, pageSize }: { keyword?: string | undefined } & PageQuery,
): Promise<Page<RevealRow>> {
  const matching = keyword
    ? db`where strpos(operator_name, ${keyword}) > 0 or strpos(reason, ${keyword}) > 0 or subject_id::text = ${keyword}`
    : db``;
  return paged<RevealRow>(db, {
    columns: db`id::text, at, operator_name, place, subject_id, field, reason, ${accessedFile(db)} as file`,
    from: db`from reveal ${matching}`,
    order: db`reveal.id desc`,
    pageNum,
    pageSize,
  });
}
