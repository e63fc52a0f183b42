// Reads applications: the owner gets the form's own values, the office a table of words.
import type { ApplicationDetail, ApplicationQueueRow, StepRow } from '@shuji/contract/application/schema';
import type { FilePurpose } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import type { Finding } from '@shuji/contract/review/schema';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { fileFindings, nameFinding } from '#src/review/findings.ts';
import { dueOf, withClock, withClocks } from '#src/review/reading.ts';
import {
  type Application,
  findApplication,
  listNamesakes,
  listQueue,
  listSentTogether,
  listSteps,
  type QueueFilter,
  type StepRecord,
  type Subject,
} from './queries.ts';
import { type Content, changedFields, isOwn, isSealed } from './rules.ts';

/** The fields of a form that hold uploaded files, with the purpose of each. */
export type FileFields = Readonly<Record<string, FilePurpose>>;

/** The form as its owner fills it in: sealed values opened, file ids as files with links. */
export async function openContent(content: Content, files: FileFields, context: Linking): Promise<Content> {
  const { vault } = context.providers;
  const links = await linksOf(content, files, context);
  const opened = Object.entries(content).map(([field, value]) => {
    if (isSealed(value)) return [field, vault.decrypt(value.sealed)];
    if (!(field in files)) return [field, value];
    const found = idsIn(value).flatMap((id) => links.get(id) ?? []);
    return [field, Array.isArray(value) ? found : (found[0] ?? null)];
  });
  return Object.fromEntries(opened);
}

/** The state of an application, as its owner sees it. */
export async function progressOf<A extends Application>(db: Db, applications: readonly A[]) {
  const steps = await listSteps(
    db,
    applications.map(({ id }) => id),
  );
  const waiting = applications.map(waitingSince);
  const dues = await Promise.all(waiting.map((since) => (since ? dueOf(db, since) : null)));
  return applications.map((application, index) => ({
    id: application.id,
    status: application.status,
    reason: application.reason,
    opinions: application.opinions,
    submittedAt: application.submittedAt,
    decidedAt: application.decidedAt,
    steps: steps.filter((step) => step.applicationId === application.id).map((step) => stepRow(step, '交易中心')),
    isChange: application.replaces !== null,
    awaits: application.awaits,
    dueOn: dues[index] ?? null,
  }));
}

function stepRow(record: StepRecord, office: string | null): StepRow {
  const { step, status, reason, opinions, at, operatorName } = record;
  return { step, status, reason, opinions, at, by: operatorName === null ? '申请人' : (office ?? operatorName) };
}

type WaitingRow = Pick<Application, 'status' | 'submittedAt'> & Partial<Pick<Application, 'awaits'>>;

/** A review queue: the longest waiting, which is due first, comes first. */
export async function getQueue(
  db: Db,
  subject: Subject,
  filter: QueueFilter,
  context: { actor: Operator; now: Date },
): Promise<Page<ApplicationQueueRow>> {
  const { rows, ...counted } = await listQueue(db, subject, filter);
  return { ...counted, rows: await withClocks(db, rows, { name: subject, waitingSince, ...context }) };
}

// The centre's clock stands still while what the application awaits is not granted.
function waitingSince({ status, submittedAt, awaits = null }: WaitingRow): string | null {
  return status === 'pending' && awaits === null ? submittedAt : null;
}

export interface DetailForm {
  subject: Subject;
  labels: Record<string, string>;
  files: FileFields;
  /** A field's value in words for the reviewer; personal values come masked from here. */
  say: (field: string, value: unknown) => string;
}

/** An application as the reviewer reads it. */
export async function detailOf(
  application: Application,
  form: DetailForm,
  findings: ApplicationDetail['findings'],
  context: ReadContext<Operator>,
): Promise<ApplicationDetail> {
  const { db, actor: operator, now } = context;
  const { subject, labels, files, say } = form;
  const steps = await listSteps(db, [application.id]);
  const submitted = steps.flatMap((step) => (step.step === 'submit' && step.content ? [step.content] : []));
  const content = submitted.at(-1) ?? application.content;
  const changing = application.replaces ? await findApplication(db, subject, application.replaces) : null;
  const before = submitted.at(-2) ?? changing?.content ?? null;
  const changed = changedFields(content, before);
  const links = await linksOf(content, files, context);
  const linksBefore = await linksOf(before ?? {}, files, context);
  const corrections =
    application.submissions > 1 ? (steps.findLast((step) => step.step === 'correct')?.opinions ?? {}) : {};
  const desk = { name: subject, waitingSince, actor: operator, now };
  const { dueOn, isOverdue, claim } = await withClock(db, application, desk);
  const { id, title, note, status, submittedAt, decidedAt, submissions, reason, opinions } = application;
  const fields = Object.entries(labels).map(([field, label]) => {
    const isChanged = changed.includes(field);
    return {
      field,
      label,
      text: field in files ? '' : say(field, content[field]),
      files: field in files ? idsIn(content[field]).flatMap((file) => links.get(file) ?? []) : [],
      isChanged,
      before: isChanged && before && !(field in files) ? say(field, before[field]) : null,
      filesBefore: isChanged && before ? idsIn(before[field]).flatMap((file) => linksBefore.get(file) ?? []) : [],
      asked: corrections[field] ?? '',
    };
  });
  return {
    id,
    title,
    note,
    status,
    submittedAt,
    decidedAt,
    submissions,
    reason,
    opinions,
    fields,
    findings: [...findings, ...(await seenBefore(application, content, form, context))],
    steps: steps.map((step) => stepRow(step, null)),
    isOwnOrganisation: isOwn(application, operator),
    isChange: application.replaces !== null,
    awaits: application.awaits,
    together: subject === 'attestation' ? await listSentTogether(db, application.accountId) : [],
    dueOn,
    isOverdue,
    claim,
  };
}

// The name of an application is its applicant's: another account with it claims to be the same.
async function seenBefore(
  application: Application,
  content: Content,
  { subject, files }: DetailForm,
  { db }: ReadContext<Operator>,
): Promise<Finding[]> {
  const ids = Object.keys(files).flatMap((field) => idsIn(content[field]));
  const same = application.title ? await listNamesakes(db, subject, application) : [];
  return [
    ...(subject === 'attestation' ? [nameFinding(application.title, same)] : []),
    ...(await fileFindings(db, ids)),
  ];
}

async function linksOf(content: Content, files: FileFields, context: Linking): Promise<Map<string, FileRef>> {
  const ids = Object.keys(files).flatMap((field) => idsIn(content[field]));
  const rows = await findFiles(context.db, ids);
  return new Map(rows.map((row) => [row.id, linkTo(context, row)]));
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}
