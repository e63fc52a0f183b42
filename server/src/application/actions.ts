// The steps of an application, for the nouns that are applied for: each is one transition.

import { randomUUIDv7 } from 'node:crypto';
import type { ApplicationStatus, ApplicationStep } from '@shuji/contract/application/labels';
import type { Decision, Freezing } from '@shuji/contract/application/schema';
import type { Tx } from '#src/db/open.ts';
import type { Operator, User } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { byOffice, type Lifecycle, transition } from '#src/lifecycle/transition.ts';
import { settleClaim } from '#src/review/actions.ts';
import { notifyApplicant } from './notices.ts';
import {
  type Application,
  type ApplicationChange,
  findApplication,
  findGranted,
  findOwnApplication,
  type Heading,
  insertDraft,
  markDiscarded,
  markRemoved,
  moveApplication,
  type Subject,
  updateContent,
} from './queries.ts';
import { type Content, gapsOf, isOwn, moves, stepOf } from './rules.ts';

export interface Saving extends Heading {
  actor: Pick<User, 'id'>;
  now: Date;
  content: Content;
}

export interface SavedDraft {
  id: string;
  status: ApplicationStatus;
}

/**
 * Saves the one application of this subject that an account may have open, beginning it if there is none; `replaces` is
 * the approved one that it means to change.
 */
export async function saveOnlyApplication(
  db: Tx,
  subject: Subject,
  saving: Saving,
  replaces: string | null = null,
): Promise<SavedDraft> {
  const row = { ...saving, accountId: saving.actor.id };
  const changed = await updateContent(db, subject, { ...row, id: null });
  if (changed) return changed;
  return begin(db, subject, row, replaces);
}

/** Saves one of several applications: the own one with this id, or a new one. */
export async function saveApplication(
  db: Tx,
  subject: Subject,
  id: string | null,
  saving: Saving,
): Promise<SavedDraft> {
  const row = { ...saving, accountId: saving.actor.id };
  if (!id) return begin(db, subject, row, null);
  const changed = await updateContent(db, subject, { ...row, id });
  if (changed) return changed;
  ensure(await findOwnApplication(db, subject, id, saving.actor.id), 'door.notFound');
  refuse('application.notEditable');
}

// Of two concurrent applications, the constraint application_open_once refuses the second.
async function begin(
  db: Tx,
  subject: Subject,
  row: Saving & { accountId: string },
  replaces: string | null,
): Promise<SavedDraft> {
  const id = randomUUIDv7();
  await insertDraft(db, subject, { ...row, id, replaces });
  return { id, status: 'draft' };
}

/** The application in force, to be changed. Refuses a second one that means no change, and any change while frozen. */
export async function approvedToChange(
  db: Tx,
  subject: 'attestation' | 'merchant',
  actor: User,
  isChange: boolean,
): Promise<Application | null> {
  const approved = await findGranted(db, subject, actor.id);
  if (!approved) return null;
  ensure(isChange, `${subject}.alreadyApproved`);
  ensure(approved.status === 'approved', 'application.standingFrozen');
  return approved;
}

/** Gives up a change; what stands was never touched. */
export async function discardChange(db: Tx, subject: Subject, id: string, actor: User, now: Date): Promise<void> {
  if (await markDiscarded(db, subject, id, actor.id, now)) return;
  ensure(await findOwnApplication(db, subject, id, actor.id), 'door.notFound');
  refuse('application.notEditable');
}

/** Sends an own application to review. */
export async function submitApplication(
  db: Tx,
  subject: Subject,
  id: string,
  actor: Pick<User, 'id'>,
  now: Date,
): Promise<Application> {
  return move(db, subject, id, 'submit', { owner: actor, now, reason: '', opinions: {} });
}

/** Takes a draft or a refused application out of its owner's list; what the office decided stays on record. */
export async function removeApplication(db: Tx, subject: Subject, id: string, actor: User, now: Date): Promise<void> {
  if (await markRemoved(db, subject, id, actor.id, now)) return;
  ensure(await findOwnApplication(db, subject, id, actor.id), 'door.notFound');
  refuse('application.notRemovable');
}

/** The reviewer's decision; `fields` are the form's, so that opinions stand at fields that there are. */
export async function decideApplication(
  db: Tx,
  subject: Subject,
  decision: Decision,
  fields: readonly string[],
  operator: Operator,
  now: Date,
): Promise<Application> {
  const gaps = gapsOf(decision, fields);
  ensure(Object.keys(gaps).length === 0, 'door.badInput', gaps);
  const { id, reason, opinions } = decision;
  await settleClaim(db, subject, id, operator, now);
  if (decision.decision === 'approve') {
    ensure(!(await findApplication(db, subject, id))?.awaits, 'application.awaits');
    await makeRoom(db, subject, id, operator, now);
  }
  return move(db, subject, id, stepOf(decision.decision), { operator, now, reason, opinions });
}

// An account has one approved application of a subject: the old one goes before the change can stand.
async function makeRoom(db: Tx, subject: Subject, id: string, operator: Operator, now: Date): Promise<void> {
  const change = await findApplication(db, subject, id);
  if (!change?.replaces || change.status !== 'pending') return;
  await move(db, subject, change.replaces, 'replace', { operator, now, reason: '', opinions: {} });
}

export async function freezeApplication(
  db: Tx,
  subject: Subject,
  { id, frozen, reason }: Freezing,
  operator: Operator,
  now: Date,
): Promise<Application> {
  return move(db, subject, id, frozen ? 'freeze' : 'unfreeze', { operator, now, reason, opinions: {} });
}

interface StepDetails {
  owner?: Pick<User, 'id'>;
  operator?: Operator;
  now: Date;
  reason: string;
  opinions: Record<string, string>;
}

async function move(
  db: Tx,
  subject: Subject,
  id: string,
  step: ApplicationStep,
  taken: StepDetails,
): Promise<Application> {
  const { owner, operator, now, reason, opinions } = taken;
  const moved = await transition({ db, now }, lifecycleOf(subject), id, {
    step,
    by: operator ? byOffice(operator) : { side: 'owner', id: null, name: null },
    note: reason,
    change: { subject, accountId: owner?.id ?? null, opinions },
    event: { opinions },
  });
  if (!moved) {
    const found = owner ? await findOwnApplication(db, subject, id, owner.id) : await findApplication(db, subject, id);
    // The office does not see a draft that was never submitted.
    ensure(found && (owner || found.submittedAt), 'door.notFound');
    if (step === 'replace') refuse('application.standingMoved');
    refuse(owner ? 'application.notEditable' : 'application.alreadyDecided');
  }
  // Seen after the update so that the row is locked; the refusal takes the update back.
  if (operator) ensure(!isOwn(moved, operator), 'application.ownOrganisation');
  return moved;
}

const lifecycleOf = (
  subject: Subject,
): Lifecycle<ApplicationStep, 'owner' | 'office', ApplicationStatus, ApplicationChange, Application> => ({
  steps: moves,
  move: moveApplication,
  history: 'application_event',
  event: ({ id, step, by, to, note, now }, { content }) => ({
    applicationId: id,
    step,
    status: to,
    operatorId: by.id,
    operatorName: by.name,
    reason: note,
    content: step === 'submit' ? content : null,
    at: now,
  }),
  notify: (db, row, { step, now }) => notifyApplicant(db, subject, row, step, now),
});
