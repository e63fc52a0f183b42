// The steps of an application, for the nouns that are applied for: each is one conditional move with its history row.
import { randomUUIDv7 } from 'node:crypto';
import type { ApplicationStatus, ApplicationStep, Decision, Freezing } from '@shuji/contract/application';
import type { Tx } from '#src/db/open.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import type { Operator, User } from '#src/http/scene.ts';
import { tellApplicant } from './notices.ts';
import {
  type Application,
  findApplication,
  findOwnApplication,
  type Heading,
  hasStanding,
  insertDraft,
  insertStep,
  markRemoved,
  type Subject,
  updateContent,
  updateStatus,
} from './queries.ts';
import { type Content, gapsOf, isOwn, moves, stepOf } from './rules.ts';

export interface Saving extends Heading {
  actor: User;
  now: Date;
  content: Content;
}

interface Saved {
  id: string;
  status: ApplicationStatus;
}

/** Saves the one application of this subject that an account may have open, beginning it if there is none. */
export async function saveOnlyApplication(db: Tx, subject: Subject, saving: Saving): Promise<Saved> {
  const row = { ...saving, accountId: saving.actor.id };
  const changed = await updateContent(db, subject, { ...row, id: null });
  if (changed) return changed;
  return begin(db, subject, row);
}

/** Saves one of several applications: the own one with this id, or a new one. */
export async function saveApplication(db: Tx, subject: Subject, id: string | null, saving: Saving): Promise<Saved> {
  const row = { ...saving, accountId: saving.actor.id };
  if (!id) return begin(db, subject, row);
  const changed = await updateContent(db, subject, { ...row, id });
  if (changed) return changed;
  ensure(await findOwnApplication(db, subject, id, saving.actor.id), 'door.notFound');
  refuse('application.notEditable');
}

// A second open application breaks the constraint application_open_once, whoever comes second.
async function begin(db: Tx, subject: Subject, row: Saving & { accountId: string }): Promise<Saved> {
  const id = randomUUIDv7();
  await insertDraft(db, subject, { ...row, id });
  return { id, status: 'draft' };
}

/** Refuses to apply again for what stands already, frozen or not. */
export async function ensureNotStanding(db: Tx, subject: 'attestation' | 'merchant', actor: User): Promise<void> {
  ensure(!(await hasStanding(db, subject, actor.id)), `${subject}.alreadyApproved`);
}

/** Sends an own application to review. */
export async function submitApplication(
  db: Tx,
  subject: Subject,
  id: string,
  actor: User,
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
  return move(db, subject, id, stepOf(decision.decision), { operator, now, reason, opinions });
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

interface Taken {
  owner?: User;
  operator?: Operator;
  now: Date;
  reason: string;
  opinions: Record<string, string>;
}

async function move(db: Tx, subject: Subject, id: string, step: ApplicationStep, taken: Taken): Promise<Application> {
  const { owner, operator, now, reason, opinions } = taken;
  const moved = await updateStatus(db, subject, id, owner?.id ?? null, { ...moves[step], opinions, reason, now });
  if (!moved) {
    const found = owner ? await findOwnApplication(db, subject, id, owner.id) : await findApplication(db, subject, id);
    ensure(found, 'door.notFound');
    refuse(owner ? 'application.notEditable' : 'application.alreadyDecided');
  }
  // Seen after the update so that the row is locked; the refusal takes the update back.
  if (operator) ensure(!isOwn(moved, operator), 'application.ownOrganisation');
  await insertStep(db, {
    id: randomUUIDv7(),
    applicationId: id,
    step,
    status: moved.status,
    operatorId: operator?.id ?? null,
    operatorName: operator?.name ?? null,
    reason,
    opinions,
    content: step === 'submit' ? moved.content : null,
    at: now,
  });
  await tellApplicant(db, subject, moved, step, now);
  return moved;
}
