// The office's queues and its search, over everything that the nouns declare.
import type * as calls from '@shuji/contract/desk/calls';
import type { OfficeFind, QueueName } from '@shuji/contract/desk/labels';
import { officeFinds, queues } from '@shuji/contract/nouns';
import { admits } from '@shuji/contract/operator/labels';
import { lateSince } from '@shuji/contract/working-day';
import type { Handler } from '#src/http/feature.ts';
import type { Resources } from '#src/office/resource.ts';
import { getClock } from '#src/review/queries.ts';

/** The queues of this operator, by role. The reviewers' clock applies to all. */
export function queuesOf(resources: Resources): Handler<typeof calls.listQueues> {
  return async (_, { db, actor, now }) => {
    const { days, calendar } = await getClock(db);
    const late = lateSince(now, days, calendar);
    const all = (Object.keys(queues) as QueueName[]).map((name) => ({ name, queue: resources[name].queue }));
    const own = all.filter(({ queue }) => actor.roles.includes(queue.role ?? 'reviewer'));
    return Promise.all(
      own.map(async ({ name, queue }) => ({ name, ...(await queue.measure(db, late, now, actor.id)) })),
    );
  };
}

/** Searches through each list's own reading, so it shows nothing that the list would not; in the order of the resources. */
export function searchOf(resources: Resources): Handler<typeof calls.searchOffice> {
  const kinds = (Object.keys(resources) as (keyof Resources)[]).filter(
    (name): name is OfficeFind => name in officeFinds,
  );
  return async ({ keyword }, context) => {
    const own = kinds.filter((kind) => admits(officeFinds[kind].who, context.actor.roles));
    const search = async (kind: OfficeFind) => ({ kind, ...(await resources[kind].search(keyword, context)) });
    const found = await Promise.all(own.map(search));
    return found.filter(({ rows }) => rows.length > 0);
  };
}
