// Counts a queue, with the age of its oldest entry and the number of overdue ones.
import type { Db, Fragment } from './open.ts';

export interface QueueState {
  count: number;
  /** Since when the oldest waits; null when nothing does. */
  oldestAt: string | null;
  overdue: number;
}

export interface Queue {
  /** From and where, as the queue's list is read with. */
  from: Fragment;
  /** Since when a row waits: `p.submitted_at`. */
  since: Fragment;
}

/** `lateSince`: what waits since before is overdue. */
export async function measureQueue(db: Db, { from, since }: Queue, lateSince: Date): Promise<QueueState> {
  const [row] = await db<QueueState[]>`
    select count(*) as count, min(${since}) as oldest_at, count(*) filter (where ${since} < ${lateSince}) as overdue
    ${from}`;
  return row ?? { count: 0, oldestAt: null, overdue: 0 };
}
