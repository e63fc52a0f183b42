// The same done to many things by one job: what cannot be done to one of them is no reason to leave out the others.

import type { JobContext } from '#src/http/context.ts';
import type { Tx } from './open.ts';

/** Rolls back a failed item alone. The run fails, with every reason, after the rest has committed. */
export async function oneByOne<T>(
  things: readonly T[],
  { db, afterCommit }: Pick<JobContext, 'db' | 'afterCommit'>,
  work: (thing: T, db: Tx) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) {
    await db
      .savepoint((inner) => work(thing, inner as Tx))
      .catch((error: unknown) => {
        failures.push(error);
      });
  }
  if (failures.length === 0) return;
  afterCommit(() => {
    const words = failures.map((error) => (error instanceof Error ? error.message : String(error)));
    throw new AggregateError(
      failures,
      `${failures.length} of ${things.length} failed: ${[...new Set(words)].join('; ')}`,
    );
  });
}
