// The office's queues and its search, over everything that the nouns declare.
import type * as calls from '@shuji/contract/desk/calls';
import type { OfficeFind, QueueName } from '@shuji/contract/desk/labels';
import { officeFinds, queues } from '@shuji/contract/nouns';
import { admits } from '@shuji/contract/operator/labels';
import { dueDay, lateSince } from '@shuji/contract/working-day';
import { measureQueue } from '#src/db/queue.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import type { Resources } from '#src/office/resource.ts';
import { getClock } from '#src/review/queries.ts';
import { isPast } from '#src/review/rules.ts';
import { listWaitingIn } from './queries.ts';

/** The queues of this operator, by role. The reviewers' clock applies to all. */
export function queuesOf(resources: Resources): Handler<typeof calls.listQueues> {
  return async (_, context) => {
    const { db, now } = context;
    const { days, calendar } = await getClock(db);
    const late = lateSince(now, days, calendar);
    return Promise.all(
      ownQueues(resources, context).map(async ({ name, waiting }) => ({
        name,
        ...(await measureQueue(db, waiting, late)),
      })),
    );
  };
}

/** Everything that waits in this operator's queues, or in the one named. */
export function waitingOf(resources: Resources): Handler<typeof calls.listWaiting> {
  return async ({ queue, ...page }, context) => {
    const { db, actor, now } = context;
    const { days, calendar } = await getClock(db);
    const own = ownQueues(resources, context).filter(({ name }) => !queue || name === queue);
    const reader = { operatorId: actor.id, now, lateSince: lateSince(now, days, calendar) };
    const { rows, ...counted } = await listWaitingIn(db, own, reader, page);
    return {
      ...counted,
      rows: rows.map(({ holderId, holderName, until, ...row }) => {
        const dueOn = dueDay(new Date(row.since), days, calendar);
        const claim =
          holderId && until ? { holderId, by: holderName ?? '', isMine: holderId === actor.id, until } : null;
        return { ...row, dueOn, isOverdue: isPast(dueOn, now), claim };
      }),
    };
  };
}

function ownQueues(resources: Resources, { db, actor, now }: ReadContext<Operator>) {
  const names = (Object.keys(queues) as QueueName[]).filter((name) =>
    actor.roles.includes(resources[name].queue.role ?? 'reviewer'),
  );
  return names.map((name) => ({ name, waiting: resources[name].queue.waiting(db, { now, operatorId: actor.id }) }));
}

/** Searches through each list's own reading, so it shows nothing that the list would not; in the order of the resources. */
export function searchOf(resources: Resources): Handler<typeof calls.searchOffice> {
  const kinds = (Object.keys(resources) as (keyof Resources)[]).filter(
    (name): name is OfficeFind => name in officeFinds,
  );
  return async ({ keyword }, context) => {
    const own = kinds.filter((kind) => admits(officeFinds[kind].who, context.actor.roles));
    const search = async (kind: OfficeFind) => ({
      kind,
      ...(await resources[kind].search(keyword, context, officeFinds[kind].who)),
    });
    const found = await Promise.all(own.map(search));
    return found.filter(({ rows }) => rows.length > 0);
  };
}
