import type { applyOrder as applyCall } from '@shuji/contract/order/placing';
import { daysBought, packsRunOf } from '@shuji/contract/order/use';
import { hasRoom } from '#src/db/quota.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { countOpen } from '#src/order/list/queries.ts';
import { notifyOfOrder } from '#src/order/notices.ts';
import { holdListedForOrder } from '#src/product/queries-order.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { findPlaced, fingerprintOf, placeOrder } from './placing.ts';
import { tierPrice } from './pricing.ts';

/** A buyer's application. One key is one order, however often and from wherever it is sent. */
export const applyOrder: Handler<typeof applyCall> = async (input, context) => {
  const { db, now } = context;
  const { productId, versionId, tier: chosen, termMonths: months, packsRun: run, note = '', ...application } = input;
  const { key } = input;
  const fingerprint = fingerprintOf(input);
  const earlier = await findPlaced({ key, fingerprint }, context);
  if (earlier) return earlier;

  const product = await holdListedForOrder(db, productId);
  ensure(product, 'order.notOnSale');
  ensure(product.partyId !== context.actor.partyId, 'order.own');
  ensure(product.versionId === versionId, 'order.productChanged');
  const { tier, amount } = tierPrice(product, chosen, input.quantity);
  const bought = { priceMode: product.content.priceMode ?? '', tier, quantity: input.quantity };
  const packsRun = packsRunOf(bought, run);
  ensure(packsRun !== undefined, 'door.badInput', { packsRun: '请选择多份同时使用还是依次使用' });
  const days = daysBought({ ...bought, packsRun });
  const termMonths = product.content.service ? null : days === null ? months : Math.min(Math.ceil(days / 30), 120);
  ensure(termMonths !== undefined, 'door.badInput', { termMonths: '请填写使用期限（月）' });
  const most = await getSettingNumber(db, 'order_open_most', 100);
  const owner = context.actor.partyId;
  const isRoom = await hasRoom(db, { limit: 'open order', owner, most, count: () => countOpen(db, owner, most) });

  const placing = { ...application, fingerprint, product, tier, amount, termMonths, packsRun, note };
  const placed = isRoom ? await placeOrder(placing, context) : null;
  if (!placed) {
    // The same application sent twice at once is one order, even where it took the last room.
    const winner = await findPlaced({ key, fingerprint }, context);
    ensure(winner, isRoom ? 'order.notNow' : 'order.tooManyOpen');
    return winner;
  }
  await notifyOfOrder(db, placed, { move: 'apply', by: 'buyer', to: 'awaiting_seller', now });
  return { id: placed.id, number: placed.number };
};
