// Four eyes: one operator requests, another decides. Every step is one conditional UPDATE.

import { randomUUIDv7 } from 'node:crypto';
import { approvalDays } from '@shuji/contract/approval/labels';
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import type { Operator } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { type ApprovalRow, findApproval, insertApproval, lapseApproval, updateApproval } from './queries.ts';

interface By {
  actor: Operator;
  now: Date;
}

/** Requests an approval. One waits for a subject at a time: refused with approval.waiting. */
export async function requestApproval(
  db: Tx,
  { kind, subjectId, content = {}, reason }: { kind: string; subjectId: string; content?: object; reason: string },
  { actor, now }: By,
): Promise<{ id: string }> {
  if ([...reason].length < 4) refuse('door.badInput', { reason: '请写明事由（至少 4 个字），供批准人核对' });
  const id = randomUUIDv7();
  const lapsesAt = new Date(now.getTime() + approvalDays * dayMs);
  await lapseApproval(db, subjectId, now);
  const row = { id, kind, subjectId, content, reason, requestedBy: actor.id, requestedName: actor.name };
  await insertApproval(db, row, { now, lapsesAt });
  return { id };
}

interface Decision {
  id: string;
  decision: 'approve' | 'refuse';
  note: string;
}

/** Decides a request of one of these kinds; what is approved takes effect in the same transaction, by the caller. */
export async function decideApproval<C>(
  db: Tx,
  kinds: readonly string[],
  { id, decision, note }: Decision,
  by: By,
): Promise<ApprovalRow<C>> {
  const status = decision === 'approve' ? 'approved' : 'refused';
  return settle<C>(db, kinds, { id, status, note }, by);
}

/** Takes back one's own request. */
export async function withdrawApproval(db: Tx, kinds: readonly string[], id: string, by: By): Promise<ApprovalRow> {
  return settle(db, kinds, { id, status: 'withdrawn', note: '' }, by);
}

async function settle<C>(
  db: Tx,
  kinds: readonly string[],
  step: { id: string; status: 'approved' | 'refused' | 'withdrawn'; note: string },
  { actor, now }: By,
): Promise<ApprovalRow<C>> {
  const settled = await updateApproval<C>(db, { ...step, kinds, by: actor, now });
  if (settled) return settled;
  const found = await findApproval(db, step.id, kinds);
  const isOther = step.status === 'withdrawn' && found?.requestedBy !== actor.id;
  ensure(found && !isOther, 'approval.notFound');
  ensure(found.status === 'waiting' && new Date(found.lapsesAt) > now, 'approval.over');
  return refuse('approval.own');
}
