import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/upkeep/calls';
import type { Operator, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { requestRun } from './queries.ts';

/** `planned` lists the jobs. */
export function jobRunner(planned: () => readonly { name: string }[]) {
  return async ({ name }: Parsed<typeof calls.runJob>, { db, actor, now }: WriteContext<Operator>): Promise<void> => {
    ensure(
      planned().some((job) => job.name === name),
      'upkeep.noJob',
    );
    await requestRun(db, { id: randomUUIDv7(), job: name, askedBy: actor.name, askedAt: now });
  };
}
