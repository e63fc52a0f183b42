import type { ApplicationStatus, Awaited, Awaiting } from '@shuji/contract/application/labels';
import type { ApplicationDetail, ApplicationQueueRow, StepRow } from '@shuji/contract/application/schema';
import { type Days, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { isWithin } from '#src/site/region/within.ts';
import { type Content, discardable, editable, open, removable } from './rules.ts';

export type Subject = 'attestation' | 'merchant' | 'permit' | 'experience' | 'phone';

export interface Application
  extends Omit<
    ApplicationDetail,
    'dueOn' | 'isOverdue' | 'claim' | 'fields' | 'findings' | 'steps' | 'isOwnOrganisation' | 'isChange' | 'together'
  > {
  accountId: string;
  partyId: string | null;
  organisation: string | null;
  content: Content;
  /** The approved application that this one replaces once it is approved. */
  replaces: string | null;
}

/** For whom an application is made. */
export interface Applicant {
  partyId: string | null;
  organisation: string | null;
  title: string;
  /** What the application is sent together with and stands on. */
  awaits?: Awaited | null;
}

/** The columns of an application besides its form. */
export interface Heading extends Applicant {
  note: string;
}

function columns(db: Db): Fragment {
  return db`a.id, a.account_id, a.party_id, a.organisation, a.title, a.note, a.status, a.content, a.opinions, a.reason,
    a.submissions, a.submitted_at, a.decided_at, a.replaces, case when ${isGranted(db)} then null else a.awaits end as awaits`;
}

// True of what awaits nothing.
function isGranted(db: Db): Fragment {
  return db`(a.awaits is null or exists (
    select from application g where g.account_id = a.account_id and g.subject = a.awaits and g.status = 'approved'))`;
}

export async function insertDraft(
  db: Tx,
  subject: Subject,
  row: Heading & { id: string; accountId: string; content: Content; replaces: string | null; now: Date },
): Promise<void> {
  await db`
    insert into application (id, subject, account_id, party_id, organisation, title, note, awaits, status, content, replaces,
      created_at, updated_at)
    values (${row.id}, ${subject}, ${row.accountId}, ${row.partyId}, ${row.organisation}, ${row.title}, ${row.note},
      ${row.awaits ?? null}, 'draft', ${db.json(row.content as never)}, ${row.replaces}, ${row.now}, ${row.now})`;
}

/** Writes the form of an own application that may still be changed: the one given, or else the open one. */
export async function updateContent(
  db: Tx,
  subject: Subject,
  row: Heading & { id: string | null; accountId: string; content: Content; now: Date },
): Promise<Application | null> {
  const which = row.id ? db`a.id = ${row.id}` : db`true`;
  return one<Application>(db`
    update application a
    set party_id = ${row.partyId}, organisation = ${row.organisation}, title = ${row.title}, note = ${row.note},
      awaits = ${row.awaits ?? null}, content = ${db.json(row.content as never)}, updated_at = ${row.now}
    where ${which} and a.subject = ${subject} and a.account_id = ${row.accountId}
      and a.status = any(${editable as string[]}) and a.removed_at is null
    returning ${columns(db)}`);
}

export interface ApplicationChange {
  subject: Subject;
  accountId: string | null;
  opinions: Record<string, string>;
}

/** Moves an application if it stands where the step begins; null otherwise. */
export async function moveApplication(
  db: Tx,
  id: string,
  {
    from,
    to,
    note,
    now,
  }: { from: readonly ApplicationStatus[]; to: ApplicationStatus; note: string | null; now: Date },
  { subject, accountId, opinions }: ApplicationChange,
): Promise<Application | null> {
  const owned = accountId ? db`and a.account_id = ${accountId}` : db``;
  const clock = to === 'pending' ? db`submitted_at = ${now}, submissions = submissions + 1` : db`decided_at = ${now}`;
  return one<Application>(db`
    update application a
    set status = ${to}, opinions = ${db.json(opinions)}, reason = ${note}, ${clock}
    where a.id = ${id} and a.subject = ${subject} and a.status = any(${from as string[]}) and a.removed_at is null ${owned}
    returning ${columns(db)}`);
}

export async function markRemoved(
  db: Tx,
  subject: Subject,
  id: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const removed = await db`
    update application set removed_at = ${now}
    where id = ${id} and subject = ${subject} and account_id = ${accountId}
      and status = any(${removable as string[]}) and removed_at is null`;
  return removed.count === 1;
}

/** Gives up a change that has not been approved and does not wait. */
export async function markDiscarded(
  db: Tx,
  subject: Subject,
  id: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const discarded = await db`
    update application set removed_at = ${now}
    where id = ${id} and subject = ${subject} and account_id = ${accountId} and replaces is not null
      and status = any(${discardable as string[]}) and removed_at is null`;
  return discarded.count === 1;
}

export async function findApplication(db: Db, subject: Subject, id: string): Promise<Application | null> {
  return one<Application>(db`
    select ${columns(db)} from application a where a.id = ${id} and a.subject = ${subject} and a.removed_at is null`);
}

export async function findOwnApplication(
  db: Db,
  subject: Subject,
  id: string,
  accountId: string,
): Promise<Application | null> {
  const found = await findApplication(db, subject, id);
  return found?.accountId === accountId ? found : null;
}

/** The newest application of an account; with `onlyOpen`, the newest that is under way. */
export async function findLatest(
  db: Db,
  subject: Subject,
  accountId: string,
  onlyOpen = false,
): Promise<Application | null> {
  const condition = onlyOpen ? db`and a.status = any(${open as string[]})` : db``;
  return one<Application>(db`
    select ${columns(db)} from application a
    where a.account_id = ${accountId} and a.subject = ${subject} and a.removed_at is null ${condition}
    order by a.created_at desc, a.id desc limit 1`);
}

/** The one that stands, frozen or not. */
export async function findGranted(db: Db, subject: Subject, accountId: string): Promise<Application | null> {
  return one<Application>(db`
    select ${columns(db)} from application a
    where a.account_id = ${accountId} and a.subject = ${subject} and a.status in ('approved', 'frozen')`);
}

export function listOwnApplications(
  db: Db,
  subject: Subject,
  accountId: string,
  { status, pageNum, pageSize }: { status?: ApplicationStatus | undefined } & PageQuery,
): Promise<Page<Application>> {
  const condition = status ? db`and a.status = ${status}` : db``;
  return paged<Application>(db, {
    columns: columns(db),
    from: db`from application a
      where a.account_id = ${accountId} and a.subject = ${subject} and a.removed_at is null ${condition}`,
    order: db`a.created_at desc, a.id desc`,
    pageNum,
    pageSize,
  });
}

/** Approved applications of a party, newest decision first, at most `limit`. */
export async function listApprovedOf(db: Db, subject: Subject, partyId: string, limit: number): Promise<Application[]> {
  return db<Application[]>`
    select ${columns(db)} from application a
    where a.party_id = ${partyId} and a.subject = ${subject} and a.status = 'approved' and a.removed_at is null
    order by a.decided_at desc, a.id desc limit ${limit}`;
}

/**
 * What was sent together with something that is now granted enters its queue, under the party of the grant; its clock
 * begins.
 */
export async function releaseAwaiting(
  db: Tx,
  granted: Awaited,
  { accountId, partyId, organisation, title }: Applicant & { accountId: string },
  now: Date,
): Promise<void> {
  await db`
    update application
    set party_id = ${partyId}, organisation = ${organisation}, title = ${title},
      submitted_at = case when awaits = ${granted} and status = 'pending' then ${now} else submitted_at end
    where account_id = ${accountId} and awaits is not null and status = any(${open as string[]})`;
}

/** What was sent together with the attestation of this account. */
export async function listSentTogether(db: Db, accountId: string): Promise<{ subject: Awaiting; id: string }[]> {
  return db<{ subject: Awaiting; id: string }[]>`
    select subject, id from application
    where account_id = ${accountId} and awaits is not null and submitted_at is not null and removed_at is null
    order by subject`;
}

// The one predicate of the office's queue, for its list and its badge.
function inQueue(db: Db, subject: Subject, status: ApplicationStatus): Fragment {
  return db`a.subject = ${subject} and a.status = ${status} and a.submitted_at is not null and a.removed_at is null
    and ${isGranted(db)}`;
}

export function waitingApplications(db: Db, subject: Subject): Waiting {
  const from = db`from application a where ${inQueue(db, subject, 'pending')}`;
  return { from, id: db`a.id`, title: db`a.title`, note: db`a.note`, since: db`a.submitted_at` };
}

/** Who else has submitted an application of this kind under the same name: the kinds of their applications, in words. */
export async function listNamesakes(
  db: Db,
  subject: Subject,
  { title, accountId }: Pick<Application, 'title' | 'accountId'>,
): Promise<string[]> {
  const rows = await db<{ note: string; day: string }[]>`
    select distinct on (account_id) note, to_char(submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
    from application
    where subject = ${subject} and title = ${title} and account_id <> ${accountId} and submitted_at is not null
    order by account_id, submitted_at desc limit 5`;
  return rows.map(({ note, day }) => `${day} 提交的${note}`);
}

export type QueueRow = Omit<ApplicationQueueRow, 'dueOn' | 'isOverdue' | 'claim'>;

export interface QueueFilter extends Days, PageQuery {
  status: ApplicationStatus;
  keyword?: string | undefined;
  /** The code of a division. */
  region?: string | undefined;
  sort?: 'newest' | 'oldest' | undefined;
}

/** Days are those of submission while an application waits, of the decision otherwise. */
export function listQueue(
  db: Db,
  subject: Subject,
  { status, keyword, region, from, to, sort, ...page }: QueueFilter,
): Promise<Page<QueueRow>> {
  const at = status === 'pending' || status === 'correction' ? db`a.submitted_at` : db`a.decided_at`;
  const isOldest = (sort ?? (status === 'pending' ? 'oldest' : 'newest')) === 'oldest';
  return paged<QueueRow>(db, {
    columns: db`a.id, a.title, a.note, a.status, a.submitted_at, a.decided_at, a.submissions`,
    from: db`from application a where ${inQueue(db, subject, status)}
      ${keyword ? db`and strpos(a.title, ${keyword}) > 0` : db``}
      ${region ? db`and a.id in (select application_id from application_place where ${isWithin(db, db`region`, [region])})` : db``}
      ${onDays(db, at, { from, to })}`,
    order: isOldest ? db`${at}, a.id` : db`${at} desc, a.id desc`,
    ...page,
  });
}

export interface StepRecord extends Omit<StepRow, 'by'> {
  applicationId: string;
  operatorName: string | null;
  content: Content | null;
}

/** Every step of these applications, oldest first. */
export async function listSteps(db: Db, ids: readonly string[]): Promise<StepRecord[]> {
  if (ids.length === 0) return [];
  return db<StepRecord[]>`
    select application_id, step, status, operator_name, reason, opinions, content, at
    from application_event where application_id = any(${ids as string[]}) order by at, id`;
}

/** The accounts whose personal data applications hold. */
export async function applicantsOf(
  db: Db,
  ids: readonly string[],
): Promise<{ subjectId: string; accountId: string }[]> {
  return db<{ subjectId: string; accountId: string }[]>`
    select id as subject_id, account_id from application where id = any(${ids as string[]})`;
}

export async function applicantOf(db: Db, id: string): Promise<string[]> {
  return (await applicantsOf(db, [id])).map(({ accountId }) => accountId);
}
