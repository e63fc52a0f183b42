// Counts every queue with the predicate its list is read with.

import type { Output } from '@shuji/contract/call';
import type { listQueues as call } from '@shuji/contract/desk/calls';
import type { QueueName } from '@shuji/contract/desk/labels';
import { lateSince } from '@shuji/contract/working-day';
import { measureApplications } from '#src/application/queries.ts';
import { measureApprovals } from '#src/approval/queries.ts';
import { measureComplaintQueue } from '#src/complaint/queries.ts';
import type { Db } from '#src/db/open.ts';
import type { QueueState } from '#src/db/queue.ts';
import { measureDemandQueue } from '#src/demand/office/queries.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { measureObjectionQueue } from '#src/objection/queries.ts';
import { operatorKinds } from '#src/operator/rules.ts';
import { measureFeeQueue } from '#src/order/invoice/queries.ts';
import { measureDisputeQueue, measurePaymentQueue } from '#src/order/office/queries.ts';
import { measurePayoutQueue } from '#src/order/settlement/queries.ts';
import { measureProductQueue } from '#src/product/review/queries.ts';
import { measureRatingQueue } from '#src/rating/queries-office.ts';
import { readClock } from '#src/review/queries.ts';
import { settingKind } from '#src/site/rules.ts';

type ReviewQueue = Exclude<QueueName, keyof typeof requestKinds>;

/** Requests that a second administrator decides. */
const requestKinds = { operatorRequest: operatorKinds, settingRequest: [settingKind] } as const;

const measures: Record<ReviewQueue, (db: Db, lateSince: Date, now: Date) => Promise<QueueState>> = {
  attestation: (db, late) => measureApplications(db, 'attestation', late),
  merchant: (db, late) => measureApplications(db, 'merchant', late),
  permit: (db, late) => measureApplications(db, 'permit', late),
  experience: (db, late) => measureApplications(db, 'experience', late),
  product: measureProductQueue,
  objection: measureObjectionQueue,
  demand: measureDemandQueue,
  payment: measurePaymentQueue,
  payout: measurePayoutQueue,
  invoice: measureFeeQueue,
  dispute: measureDisputeQueue,
  rating: measureRatingQueue,
  complaint: measureComplaintQueue,
};

/** The queues of this operator, by role. The reviewers' clock applies to all. */
export async function listQueues(_: object, context: ReadContext<Operator>): Promise<Output<typeof call>> {
  const { db, actor, now } = context;
  const { days, calendar } = await readClock(db);
  const late = lateSince(now, days, calendar);
  const queues = [
    ...(actor.roles.includes('reviewer')
      ? named(measures).map(([name, measure]) => [name, measure(db, late, now)] as const)
      : []),
    ...(actor.roles.includes('admin')
      ? named(requestKinds).map(
          ([name, kinds]) => [name, measureApprovals(db, kinds, { actorId: actor.id, now, lateSince: late })] as const,
        )
      : []),
  ];
  return Promise.all(queues.map(async ([name, state]) => ({ name, ...(await state) })));
}

function named<T extends object>(table: T): [keyof T & QueueName, T[keyof T]][] {
  return Object.entries(table) as [keyof T & QueueName, T[keyof T]][];
}
