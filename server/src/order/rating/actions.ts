// A completed deal is rated by its buyer.
import type * as calls from '@shuji/contract/order/rating';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { lockAsParty } from '#src/order/transition.ts';
import { rate } from '#src/rating/actions.ts';

export const rateOrder: Handler<typeof calls.rateOrder> = async ({ id, ...rating }, context) => {
  const { order, side } = await lockAsParty(context.db, id, context.actor);
  ensure(side === 'buyer' && order.status === 'completed', 'order.notNow');
  const { productId, productName, buyerPartyId, sellerPartyId: supplierPartyId } = order;
  await rate({ orderId: id, productId, productName, buyerPartyId, supplierPartyId }, rating, context);
};
