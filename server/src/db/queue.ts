// A queue as one relation: its count, its age and its part of the list of everything that waits are read from it.
import type { Db, Fragment } from './open.ts';

export interface QueueState {
  count: number;
  /** Since when the oldest waits; null when nothing does. */
  oldestAt: string | null;
  overdue: number;
}

/** What waits in a queue, in expressions over `from`. */
export interface Waiting {
  /** From and where, as the queue's list is read with. */
  from: Fragment;
  /** The row that the queue's page opens: `p.id`. */
  id: Fragment;
  title: Fragment;
  /** The fact beneath the title. */
  note: Fragment;
  /** Since when a row waits: `p.submitted_at`. */
  since: Fragment;
}

/** `lateSince`: what waits since before is overdue. */
export async function measureQueue(db: Db, { from, since }: Waiting, lateSince: Date): Promise<QueueState> {
  const [row] = await db<QueueState[]>`
    select count(*) as count, min(${since}) as oldest_at, count(*) filter (where ${since} < ${lateSince}) as overdue
    ${from}`;
  return row ?? { count: 0, oldestAt: null, overdue: 0 };
}
