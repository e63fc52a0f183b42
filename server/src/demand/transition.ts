// Moves a demand on, as the office, the clock, its owner or its taker.
import type { DemandStatus, DemandStep } from '@shuji/contract/demand/labels';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { type Lifecycle, transition } from '#src/lifecycle/transition.ts';
import { findPartyName } from '#src/merchant/queries.ts';
import { notifyFollowers, notifyOfDemand } from './notices.ts';
import { type DemandChange, type DemandRow, lockOwn, moveDemand } from './queries.ts';
import { moves, type Side } from './rules.ts';

export const demandLifecycle: Lifecycle<DemandStep, Side, DemandStatus, DemandChange, DemandRow> = {
  steps: moves,
  move: moveDemand,
  history: 'demand_event',
  event: ({ id, step, by, to, note, now }) => ({
    demandId: id,
    at: now,
    step,
    status: to,
    side: by.side,
    actorId: by.id,
    name: by.name,
    note,
  }),
  // That its day has passed is in the title already.
  notify: async (db, row, { step, by, note, now }) => {
    await notifyOfDemand(db, row, step, step === 'expire' ? null : note, now);
    await notifyFollowers(db, row, step, by.id, now);
  },
  tags: ({ id }) => ['demand', `demand:${id}`],
};

type Context = WriteContext<Attested>;

interface StepDetails extends DemandChange {
  note?: string | null;
  content?: DemandContent;
}

/** A step of the owner's, who gets the reason when it is refused. */
export async function ownMove(
  step: DemandStep,
  id: string,
  context: Context,
  details: StepDetails = {},
): Promise<DemandRow> {
  const { db, actor } = context;
  const guard = { ...details.guard, ownerId: actor.id };
  const row = await moveAs('owner', step, id, context, { ...details, guard });
  if (row) return row;
  const own = await lockOwn(db, id, actor.id);
  ensure(own, 'demand.notFound');
  ensure(!guard.openOn || !moves[step].from.includes(own.status), 'demand.pastDeadline');
  refuse('demand.moved');
}

/** Null when the demand is not in a status for the step, or the guard does not hold. */
export async function moveAs(
  side: 'owner' | 'taker',
  step: DemandStep,
  id: string,
  context: Context,
  { note = null, content, ...change }: StepDetails,
): Promise<DemandRow | null> {
  const { db, actor } = context;
  const by = { side, id: actor.id, name: await findPartyName(db, actor.partyId) };
  return transition(context, demandLifecycle, id, { step, by, note, change, ...(content && { event: { content } }) });
}
