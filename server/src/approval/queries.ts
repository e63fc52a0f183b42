import type { ApprovalStatus } from '@shuji/contract/approval/labels';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import type { Waiting } from '#src/db/queue.ts';
import type { OperatorRole } from '#src/http/context.ts';

export interface ApprovalRow<C = unknown> {
  id: string;
  kind: string;
  subjectId: string;
  content: C;
  reason: string;
  requestedBy: string;
  requestedName: string;
  requestedAt: string;
  lapsesAt: string;
  status: ApprovalStatus;
  decidedBy: string | null;
  decidedName: string;
  decidedAt: string | null;
  note: string;
}

function columns(db: Db): Fragment {
  return db`id, kind, subject_id, content, reason, requested_by, requested_name, requested_at, lapses_at, status,
    decided_by, decided_name, decided_at, note`;
}

type New = Pick<ApprovalRow, 'id' | 'kind' | 'subjectId' | 'content' | 'reason' | 'requestedBy' | 'requestedName'>;

/** A second one that waits for the same subject breaks the constraint approval_one_waiting. */
export async function insertApproval(
  db: Tx,
  { content, ...row }: New,
  { now, lapsesAt }: { now: Date; lapsesAt: Date },
): Promise<void> {
  await db`
    insert into approval ${db({ ...row, content: db.json(content as never) as never, requestedAt: now, lapsesAt })}`;
}

/** Ends the request that waits for a subject when its time is over. */
export async function lapseApproval(db: Tx, subjectId: string, now: Date): Promise<void> {
  await db`
    update approval set status = 'lapsed', decided_at = lapses_at
    where subject_id = ${subjectId} and status = 'waiting' and lapses_at <= ${now}`;
}

interface Deciding {
  id: string;
  kinds: readonly string[];
  status: 'approved' | 'refused' | 'withdrawn';
  by: { id: string; name: string };
  note: string;
  now: Date;
}

/** Decides a request that waits, once; null when it no longer does or is not this operator's to decide. */
export async function updateApproval<C>(
  db: Tx,
  { id, kinds, status, by, note, now }: Deciding,
): Promise<ApprovalRow<C> | null> {
  const allowed =
    status === 'withdrawn' ? db`requested_by = ${by.id}` : db`requested_by <> ${by.id} and subject_id <> ${by.id}`;
  return one<ApprovalRow<C>>(db`
    update approval set status = ${status}, decided_by = ${by.id}, decided_name = ${by.name}, decided_at = ${now},
      note = ${note}
    where id = ${id} and kind = any(${kinds as string[]}) and status = 'waiting' and lapses_at > ${now} and ${allowed}
    returning ${columns(db)}`);
}

export async function findApproval<C>(db: Db, id: string, kinds: readonly string[]): Promise<ApprovalRow<C> | null> {
  return one<ApprovalRow<C>>(db`
    select ${columns(db)} from approval where id = ${id} and kind = any(${kinds as string[]})`);
}

/** The pending requests of a kind by subject, as a table to join. */
export function waitingApprovals(db: Db, kind: string, now: Date): Fragment {
  return db`(
    select subject_id, requested_at from approval where kind = ${kind} and status = 'waiting' and lapses_at > ${now})`;
}

/** Since when something of a kind waits for each of these subjects. */
export async function waitingSinceOf(
  db: Db,
  kind: string,
  subjectIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = await db<{ subjectId: string; requestedAt: string }[]>`
    select subject_id, requested_at from ${waitingApprovals(db, kind, now)} a
    where subject_id = any(${subjectIds as string[]})`;
  return new Map(rows.map(({ subjectId, requestedAt }) => [subjectId, requestedAt]));
}

/** The newest request of a kind about a subject, whatever became of it. */
export async function findNewestApproval(db: Db, kind: string, subjectId: string): Promise<ApprovalRow | null> {
  return one<ApprovalRow>(db`
    select ${columns(db)} from approval where kind = ${kind} and subject_id = ${subjectId}
    order by requested_at desc limit 1`);
}

/** The newest request `a` of a kind that is about a row, as JSON. */
export function newestRequest(db: Db, { kind, about, now }: { kind: string; about: Fragment; now: Date }): Fragment {
  return db`(
    select jsonb_build_object(
      'status', case when a.status = 'waiting' and a.lapses_at <= ${now} then 'lapsed' else a.status end,
      'requestedBy', a.requested_name, 'requestedAt', a.requested_at, 'decidedBy', a.decided_name, 'note', a.note)
    from approval a where a.kind = ${kind} and ${about}
    order by a.requested_at desc limit 1)`;
}

/** True while a request about a subject waits for its decision. */
export async function isRequested(db: Db, subjectId: string, now: Date): Promise<boolean> {
  const rows = await db`
    select from approval where subject_id = ${subjectId} and status = 'waiting' and lapses_at > ${now}`;
  return rows.length > 0;
}

/** True when an operator is in office with a role. Locks both until the transaction ends. */
export async function hasRole(db: Tx, operatorId: string, role: OperatorRole): Promise<boolean> {
  const rows = await db`
    select from operator where id = ${operatorId} and status = 'active'
      and (${role} = any(roles) or (keeps_finance and ${role} = 'finance')) for share`;
  return rows.length > 0;
}

/** Lists requests this operator may decide: neither made by them nor about them. */
export function waitingFor(
  db: Db,
  kinds: readonly string[],
  { now, operatorId }: { now: Date; operatorId: string },
): Waiting {
  const from = db`
    from approval where kind = any(${kinds as string[]}) and status = 'waiting' and lapses_at > ${now}
      and requested_by <> ${operatorId} and subject_id <> ${operatorId}`;
  return { from, id: db`id`, title: db`reason`, note: db`requested_name`, since: db`requested_at` };
}

/** Lists pending requests, oldest first, then the decided ones, newest first. */
export async function listApprovals<C>(
  db: Db,
  kinds: readonly string[],
  { now, decided }: { now: Date; decided: number },
): Promise<ApprovalRow<C>[]> {
  const waiting = db`status = 'waiting' and lapses_at > ${now}`;
  return db<ApprovalRow<C>[]>`
    (select ${columns(db)} from approval where kind = any(${kinds as string[]}) and ${waiting} order by requested_at)
    union all
    (select ${columns(db)} from approval where kind = any(${kinds as string[]}) and not (${waiting})
      order by coalesce(decided_at, lapses_at) desc limit ${decided})`;
}
