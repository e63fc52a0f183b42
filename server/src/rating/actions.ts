import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/rating/calls';
import type { RatingWords } from '@shuji/contract/rating/schema';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { notify } from '#src/notice/actions.ts';
import {
  answerOnce,
  changeRating,
  findAsSupplier,
  findByOrder,
  insertRating,
  insertReport,
  lockShown,
} from './queries.ts';
import { fixedFrom } from './rules.ts';

type Rating = Pick<RatingWords, 'quality' | 'fit' | 'delivery' | 'service' | 'text'>;

export interface Deal {
  orderId: string;
  productId: string;
  productName: string;
  buyerPartyId: string;
  supplierPartyId: string;
}

/** Inserts or updates a buyer's rating of a completed deal; the caller has checked the deal and holds its lock. */
export async function rate(
  deal: Deal,
  { text, ...points }: Rating,
  { db, actor, now, invalidate }: Pick<WriteContext<Attested>, 'db' | 'actor' | 'now' | 'invalidate'>,
): Promise<void> {
  const before = await findByOrder(db, deal.orderId);
  const id = before?.id ?? randomUUIDv7();
  if (before) ensure(await changeRating(db, id, { ...points, text }, now), 'rating.fixed');
  else await insertRating(db, { id, ...deal, ...points, text, createdAt: now, fixedAt: fixedFrom(now) });
  const step = before ? 'change' : 'rate';
  const content = { text, ...points };
  await insertEvent(db, 'rating_event', { ratingId: id, at: now, by: 'buyer', actorId: actor.id, step, content });
  invalidate('rating', 'product', `product:${deal.productId}`);
  if (before) return;
  await notify(
    db,
    { partyId: deal.supplierPartyId },
    {
      topic: 'order',
      key: `rating ${id} rate`,
      title: '收到新的成交评价，可以答复一次',
      text: `“${deal.productName}”：${text}`,
      link: `/orderinfo?side=2&id=${deal.orderId}`,
      now,
    },
  );
}

export const answerRating: Handler<typeof calls.answerRating> = async (
  { id, answer },
  { db, actor, now, invalidate },
) => {
  ensure(await findAsSupplier(db, id, actor.partyId), 'rating.notFound');
  const rating = await answerOnce(db, { id, partyId: actor.partyId, answer, now });
  ensure(rating, 'rating.answered');
  const event = { ratingId: id, at: now, by: 'supplier', actorId: actor.id, step: 'answer', content: { text: answer } };
  await insertEvent(db, 'rating_event', event);
  invalidate('rating');
  await notify(
    db,
    { partyId: rating.buyerPartyId },
    {
      topic: 'order',
      key: `rating ${id} answer`,
      title: '对方答复了您的评价',
      text: `“${rating.productName}”：${answer}`,
      link: `/orderinfo?side=1&id=${rating.orderId}`,
      now,
    },
  );
};

const reportsByAccount = [{ points: 10, seconds: 86_400 }];

export const reportRating: Handler<typeof calls.reportRating> = async (
  { id, reason },
  { db, actor, now, providers },
) => {
  ensure(await lockShown(db, id), 'rating.notFound');
  await insertReport(db, { id: randomUUIDv7(), ratingId: id, accountId: actor.id, reason, reportedAt: now });
  const event = { ratingId: id, at: now, by: 'reporter', actorId: actor.id, step: 'report', content: { text: reason } };
  await insertEvent(db, 'rating_event', event);
  // Last, for what is taken here stays taken though the rest be refused.
  ensure(await providers.quota.take(`rating report ${actor.id}`, reportsByAccount), 'rating.reportsTooOften');
};
