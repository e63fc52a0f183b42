// The one way a noun changes its status: table of steps, conditional UPDATE, event, messages, invalidation.
import type { Tx } from '#src/db/open.ts';
import type { JobContext } from '#src/http/context.ts';
import { insertEvent } from './queries.ts';
import { mayMove, type Step } from './rules.ts';

/** The actor of a step, and the name that the history shows. */
export interface By<Side extends string> {
  side: Side;
  id: string | null;
  name: string | null;
}

export const system = { side: 'system', id: null, name: null } as const;
export const byOwner = ({ id }: { id: string }) => ({ side: 'owner', id, name: null }) as const;
export const byOffice = ({ id, name }: { id: string; name: string }) => ({ side: 'office', id, name }) as const;

/** A step that has been taken. */
export interface TakenStep<Name extends string, Side extends string, Status extends string> {
  id: string;
  step: Name;
  by: By<Side>;
  to: Status;
  note: string | null;
  now: Date;
}

export interface Lifecycle<Name extends string, Side extends string, Status extends string, Change, Row> {
  steps: Record<Name, Step<Side, { status: Status }>>;
  /** The one conditional UPDATE; null when the row is not in a status of `from`. */
  move(
    db: Tx,
    id: string,
    step: { from: readonly Status[]; to: Status; note: string | null; now: Date },
    change: Change,
  ): Promise<Row | null>;
  history: `${string}_event`;
  event(taken: TakenStep<Name, Side, Status>, row: Row): object;
  notify?(db: Tx, row: Row, taken: TakenStep<Name, Side, Status>): Promise<void>;
  /** The cache tags of the row's public replies. */
  tags?(taken: TakenStep<Name, Side, Status>, row: Row): string[];
}

interface Move<Name, Side extends string, Status, Change> {
  step: Name;
  by: By<Side>;
  /** Where the step leads, if not to the first status in the table. */
  to?: Status;
  note?: string | null;
  change: Change;
  /** Columns of the event that only some steps have. */
  event?: object;
}

/** Without `invalidate`, the caller invalidates what the public reads. */
type Context = Pick<JobContext, 'db' | 'now'> & Partial<Pick<JobContext, 'invalidate'>>;

/** Takes a step; null when the table does not allow it or the row has moved meanwhile. */
export async function transition<Name extends string, Side extends string, Status extends string, Change, Row>(
  { db, now, invalidate }: Context,
  lifecycle: Lifecycle<Name, Side, Status, Change, Row>,
  id: string,
  { step, by, to: target, note = null, change, event }: Move<Name, Side, Status, Change>,
): Promise<Row | null> {
  const { from: all, to: reachable } = lifecycle.steps[step];
  const from = all.filter((status) => mayMove(lifecycle.steps, by.side, { status }, step));
  const to = target ?? reachable[0];
  if (!reachable.includes(to) || from.length === 0) return null;
  const row = await lifecycle.move(db, id, { from, to, note, now }, change);
  if (!row) return null;
  const taken = { id, step, by, to, note, now };
  await insertEvent(db, lifecycle.history, { ...lifecycle.event(taken, row), ...event });
  await lifecycle.notify?.(db, row, taken);
  if (lifecycle.tags) invalidate?.(...lifecycle.tags(taken, row));
  return row;
}
