// The office's decisions on demands.
import type { DemandStep } from '@shuji/contract/demand/labels';
import type * as calls from '@shuji/contract/demand/office';
import { chinaDay } from '@shuji/contract/time';
import { demandLifecycle } from '#src/demand/transition.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { transition } from '#src/lifecycle/transition.ts';
import { findParty } from '#src/merchant/queries.ts';
import { settleClaim } from '#src/review/actions.ts';
import { findSubmitted } from './queries.ts';

type Context = WriteContext<Operator>;
type ReviewNote = { note: string | null; opinions: Record<string, string> | null };

const stepOf = { approve: 'approve', correction: 'correct', refuse: 'refuse' } as const;

export const reviewDemand: Handler<typeof calls.reviewDemand> = async ({ id, decision, reason, opinions }, context) => {
  const { db, actor, now } = context;
  await ensureNotOwn(id, context);
  const hasOpinions = Object.keys(opinions).length > 0;
  if (decision === 'refuse') ensure(reason !== '', 'door.badInput', { reason: '请填写驳回原因' });
  if (decision === 'correction') {
    ensure(reason !== '' || hasOpinions, 'door.badInput', { reason: '请填写补正意见，或在相应的项目下写明' });
  }
  await settleClaim(db, 'demand', id, actor, now);
  const note = { note: reason || null, opinions: hasOpinions && decision === 'correction' ? opinions : null };
  const isApproved = decision === 'approve';
  const guard = isApproved ? { openOn: chinaDay(now) } : {};
  await officeMove(stepOf[decision], id, guard, note, isApproved ? { publishedAt: now } : {}, context);
};

/** Takes an unlawful or false demand off the hall for good. */
export const takeDemandDown: Handler<typeof calls.takeDemandDown> = async ({ id, reason }, context) => {
  await ensureNotOwn(id, context);
  await officeMove('takeDown', id, {}, { note: reason, opinions: null }, { closedAt: context.now }, context);
};

async function ensureNotOwn(id: string, { db, actor }: Context): Promise<void> {
  const found = await findSubmitted(db, id);
  ensure(found, 'demand.notFound');
  const party = await findParty(db, found.partyId);
  ensure(!actor.organisation || party?.creditCode !== actor.organisation, 'demand.ownOrganisation');
}

async function officeMove(
  step: DemandStep,
  id: string,
  guard: { openOn?: string },
  { note, opinions }: ReviewNote,
  set: { publishedAt?: Date; closedAt?: Date },
  context: Context,
): Promise<void> {
  const { db, actor } = context;
  const row = await transition(context, demandLifecycle, id, {
    step,
    by: { side: 'office', id: actor.id, name: null },
    note,
    change: { guard, set: { opinions, ...set } },
    event: { opinions },
  });
  if (row) return;
  const found = await findSubmitted(db, id);
  refuse(guard.openOn && found?.status === 'pending' ? 'demand.reviewTooLate' : 'demand.moved');
}
