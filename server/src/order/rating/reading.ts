import type * as calls from '@shuji/contract/order/rating';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOrder } from '#src/order/queries.ts';
import { findByOrder } from '#src/rating/queries.ts';
import { mayAnswer, mayChange } from '#src/rating/rules.ts';

export const getOrderRating: Handler<typeof calls.getOrderRating> = async ({ id }, { db, actor, now }) => {
  const order = await findPartyOrder(db, id, actor.partyId);
  ensure(order, 'order.notFound');
  const isBuyer = order.buyerPartyId === actor.partyId;
  const rating = await findByOrder(db, id);
  return {
    rating,
    mayRate: isBuyer && order.status === 'completed' && (!rating || mayChange(rating, now)),
    mayAnswer: !isBuyer && rating !== null && mayAnswer(rating),
    fixedAt: rating?.fixedAt ?? null,
  };
};
