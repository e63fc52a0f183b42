// What waits: each measured by the very predicate that its list is read with.
import type { Output } from '@shuji/contract/call';
import type { listQueues as call, QueueName } from '@shuji/contract/desk';
import { lateSince } from '@shuji/contract/working-day';
import { measureApplications } from '#src/application/queries.ts';
import { measureComplaintQueue } from '#src/complaint/queries.ts';
import type { Db } from '#src/db/open.ts';
import type { QueueState } from '#src/db/queue.ts';
import { measureDemandQueue } from '#src/demand/queries-office.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { measureObjectionQueue } from '#src/objection/queries.ts';
import { measurePayoutQueue } from '#src/order/queries-clearing.ts';
import { measureFeeQueue } from '#src/order/queries-invoice.ts';
import { measureDisputeQueue, measurePaymentQueue } from '#src/order/queries-office.ts';
import { measureProductQueue } from '#src/product/queries-office.ts';
import { measureRatingQueue } from '#src/rating/queries-office.ts';
import { readClock } from '#src/review/queries.ts';

const measures: Record<QueueName, (db: Db, lateSince: Date, now: Date) => Promise<QueueState>> = {
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

/** The reviewers' clock stands over every queue: what waits past it is overdue. */
export async function listQueues(_: object, { db, actor, now }: ReadScene<Operator>): Promise<Output<typeof call>> {
  if (!actor.roles.includes('reviewer')) return [];
  const { days, calendar } = await readClock(db);
  const late = lateSince(now, days, calendar);
  const names = Object.keys(measures) as QueueName[];
  return Promise.all(names.map(async (name) => ({ name, ...(await measures[name](db, late, now)) })));
}
