import { randomUUIDv7 } from 'node:crypto';
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/upkeep';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, WriteScene } from '#src/http/scene.ts';
import { askRuns } from './queries.ts';

/** `planned` tells which jobs there are. */
export function jobRunner(planned: () => readonly { name: string }[]) {
  return async (
    { names }: Parsed<typeof calls.runJobs>,
    { db, actor, now }: WriteScene<Operator>,
  ): Promise<Output<typeof calls.runJobs>> => {
    const known = new Set(planned().map(({ name }) => name));
    for (const name of names) ensure(known.has(name), 'upkeep.noJob');
    const rows = [...new Set(names)].map((job) => ({ id: randomUUIDv7(), job, askedBy: actor.name, askedAt: now }));
    return { asked: await askRuns(db, rows) };
  };
}
