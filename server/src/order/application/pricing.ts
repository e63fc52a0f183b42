// The price of an application, quoted before it is sent and computed anew when it is.
import type * as calls from '@shuji/contract/order/apply';
import type { OrderTier } from '@shuji/contract/order/schema';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { priceOf } from '#src/order/rules.ts';
import { findListedForOrder, type Orderable } from '#src/product/queries-order.ts';
import { tiersOf } from './snapshot.ts';

const dearest = 1_000_000_000_000;

export interface OrderPrice {
  tier: OrderTier | null;
  /** In fen; null when the supplier has to quote. */
  amount: number | null;
}

/** The line of the price list and what so many of it cost; refused at the field that does not fit the product. */
export function tierPrice({ content }: Orderable, place: number | undefined, quantity: number): OrderPrice {
  const tier = chosenTier(tiersOf(content), place);
  const amount = priceOf(content.priceMode ?? 'negotiable', tier, quantity);
  ensure(amount === null || amount <= dearest, 'door.badInput', { quantity: '总价超过 100 亿元，请减少数量' });
  return { tier, amount };
}

function chosenTier(tiers: OrderTier[], place: number | undefined): OrderTier | null {
  if (tiers.length === 0) {
    ensure(place === undefined, 'door.badInput', { tier: '该产品没有可选的规格' });
    return null;
  }
  const tier = place === undefined ? undefined : tiers[place];
  ensure(tier, 'door.badInput', { tier: '请选择规格' });
  return tier;
}

export const priceOrder: Handler<typeof calls.priceOrder> = async ({ id, tier: place, quantity }, { db }) => {
  const product = await findListedForOrder(db, id);
  ensure(product, 'order.notOnSale');
  const { versionId, version } = product;
  return { versionId, version, quantity, ...tierPrice(product, place, quantity) };
};
