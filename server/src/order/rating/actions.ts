// A completed deal is rated by its buyer.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order/rating';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { lockAsParty } from '#src/order/transition.ts';
import { rate } from '#src/rating/actions.ts';

export async function rateOrder(
  { id, ...said }: Parsed<typeof calls.rateOrder>,
  context: WriteContext<Attested>,
): Promise<Output<typeof calls.rateOrder>> {
  const { order, side } = await lockAsParty(context.db, id, context.actor);
  ensure(side === 'buyer' && order.status === 'completed', 'order.notNow');
  const { productId, productName, buyerPartyId, sellerPartyId: supplierPartyId } = order;
  await rate({ orderId: id, productId, productName, buyerPartyId, supplierPartyId }, said, context);
  return null;
}
