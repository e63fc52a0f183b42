import type { Parsed } from '@shuji/contract/call';
import type { ComplaintSide, ComplaintStatus, ComplaintStep } from '@shuji/contract/complaint/labels';
import type { listComplaintQueue, listOfficeComplaints } from '@shuji/contract/complaint/office';
import type { OfficeComplaintRow } from '@shuji/contract/complaint/schema/office';
import { onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';

export interface ComplaintRow extends Omit<OfficeComplaintRow, 'dueOn' | 'isOverdue' | 'claim' | 'isSignedIn'> {
  textSealed: string;
  nameSealed: string;
  phoneSealed: string;
  files: string[];
  accountId: string | null;
  codeBlind: string | null;
  waitingSince: string | null;
}

function columns(db: Db): Fragment {
  return db`id, number, kind, title, text_sealed, name_sealed, phone_sealed, files, account_id, code_blind, status,
    filed_at, waiting_since, is_satisfied`;
}

type New = Omit<ComplaintRow, 'status' | 'filedAt' | 'waitingSince' | 'isSatisfied'>;

export async function insertComplaint(db: Tx, row: New, now: Date): Promise<void> {
  await db`insert into complaint ${db({ ...row, filedAt: now, waitingSince: now } as never)}`;
}

export async function findByNumber(db: Db, number: string): Promise<ComplaintRow | null> {
  return one<ComplaintRow>(db`select ${columns(db)} from complaint where number = ${number}`);
}

export async function findComplaint(db: Db, id: string): Promise<ComplaintRow | null> {
  return one<ComplaintRow>(db`select ${columns(db)} from complaint where id = ${id}`);
}

export interface ComplaintChange {
  isSatisfied?: boolean | null;
}

/** One conditional update; null when its status does not allow the step, or no longer. */
export async function moveComplaint(
  db: Tx,
  id: string,
  { from, to, now }: { from: readonly ComplaintStatus[]; to: ComplaintStatus; now: Date },
  { isSatisfied = null }: ComplaintChange,
): Promise<ComplaintRow | null> {
  const owes = to === 'handling';
  return one<ComplaintRow>(db`
    update complaint set status = ${to}, is_satisfied = ${isSatisfied},
      waiting_since = ${owes ? db`coalesce(waiting_since, ${now})` : null},
      answered_at = ${to === 'answered' ? now : db`answered_at`},
      closed_at = ${to === 'closed' ? now : null}
    where id = ${id} and status = any(${from as string[]})
    returning ${columns(db)}`);
}

/** Complaints whose answer is final by now; rows locked elsewhere are left for later. */
export async function lockLapsed(db: Tx, before: Date): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select id from complaint where status = 'answered' and answered_at <= ${before} for update skip locked`;
}

export interface StepRow {
  step: ComplaintStep;
  side: ComplaintSide;
  operatorName: string;
  textSealed: string | null;
  at: string;
}

export async function listSteps(db: Db, complaintId: string): Promise<StepRow[]> {
  return db<StepRow[]>`
    select step, side, operator_name, text_sealed, at from complaint_event where complaint_id = ${complaintId} order by id`;
}

export function listOfAccount(db: Db, accountId: string, window: PageQuery): Promise<Page<ComplaintRow>> {
  return paged<ComplaintRow>(db, {
    columns: columns(db),
    from: db`from complaint where account_id = ${accountId}`,
    order: db`filed_at desc, id`,
    ...window,
  });
}

/** The one predicate of the queue, for its list and its badge. */
function waiting(db: Db): Fragment {
  return db`from complaint where waiting_since is not null`;
}

export function waitingComplaints(db: Db): Waiting {
  return { from: waiting(db), id: db`id`, title: db`title`, note: db`number`, since: db`waiting_since` };
}

type QueueFilter = Parsed<typeof listComplaintQueue>;

function matching(db: Db, { kind, keyword, from, to }: Omit<QueueFilter, keyof PageQuery>): Fragment {
  return db`
    ${kind ? db`and kind = ${kind}` : db``}
    ${keyword ? db`and (strpos(title, ${keyword}) > 0 or number = ${keyword.toUpperCase()})` : db``}
    ${onDays(db, db`filed_at`, { from, to })}`;
}

export function listWaiting(db: Db, { pageNum, pageSize, ...filter }: QueueFilter): Promise<Page<ComplaintRow>> {
  return paged<ComplaintRow>(db, {
    columns: columns(db),
    from: db`${waiting(db)} ${matching(db, filter)}`,
    order: db`waiting_since, id`,
    pageNum,
    pageSize,
  });
}

type OfficeFilter = Parsed<typeof listOfficeComplaints>;

export function listAll(db: Db, { status, pageNum, pageSize, ...filter }: OfficeFilter): Promise<Page<ComplaintRow>> {
  return paged<ComplaintRow>(db, {
    columns: columns(db),
    from: db`from complaint where true ${matching(db, filter)} ${status ? db`and status = ${status}` : db``}`,
    order: db`filed_at desc, id`,
    pageNum,
    pageSize,
  });
}

/** Erases the sender's name and phone; the texts and answers stay, anonymous. */
export async function eraseSender(db: Tx, accountId: string, blank: string): Promise<void> {
  await db`update complaint set name_sealed = ${blank}, phone_sealed = ${blank} where account_id = ${accountId}`;
}

interface ComplaintCopy extends Pick<ComplaintRow, 'number' | 'kind' | 'title' | 'status' | 'filedAt'> {
  nameSealed: string;
  phoneSealed: string;
  textSealed: string;
}

export async function listForCopy(db: Db, accountId: string): Promise<ComplaintCopy[]> {
  return db<ComplaintCopy[]>`
    select number, kind, title, status, filed_at, name_sealed, phone_sealed, text_sealed from complaint
    where account_id = ${accountId} order by filed_at`;
}
