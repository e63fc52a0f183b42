// The badges: each counted by the very predicate that its list is read with.
import type { QueueName } from '@shuji/contract/desk';
import { countWaiting } from '#src/application/queries.ts';
import type { Db } from '#src/db/open.ts';
import { countDemandQueue } from '#src/demand/queries-office.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { countObjectionQueue } from '#src/objection/queries.ts';
import { countPayoutQueue } from '#src/order/queries-clearing.ts';
import { countFeeQueue } from '#src/order/queries-invoice.ts';
import { countDisputeQueue, countPaymentQueue } from '#src/order/queries-office.ts';
import { countProductQueue } from '#src/product/queries-office.ts';
import { countRatingQueue } from '#src/rating/queries-office.ts';

const counters: Record<QueueName, (db: Db) => Promise<number>> = {
  attestation: (db) => countWaiting(db, 'attestation'),
  merchant: (db) => countWaiting(db, 'merchant'),
  permit: (db) => countWaiting(db, 'permit'),
  experience: (db) => countWaiting(db, 'experience'),
  product: countProductQueue,
  objection: countObjectionQueue,
  demand: countDemandQueue,
  payment: countPaymentQueue,
  payout: countPayoutQueue,
  invoice: countFeeQueue,
  dispute: countDisputeQueue,
  rating: countRatingQueue,
};

export async function listQueues(
  _: object,
  { db, actor }: ReadScene<Operator>,
): Promise<{ name: QueueName; count: number }[]> {
  if (!actor.roles.includes('reviewer')) return [];
  const names = Object.keys(counters) as QueueName[];
  return Promise.all(names.map(async (name) => ({ name, count: await counters[name](db) })));
}
