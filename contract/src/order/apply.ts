// Calls of the application page, and the snapshot of its product.
import { call } from '../call.ts';
import type * as shapes from './schema/apply.ts';

/** The centre computes every price; a page only shows it. */
export const priceOrder = call<typeof shapes.priceOrder>()('GET', '/api/order/price/:id', {
  summary: '按所选规格与数量计算订购总价',
  who: 'user',
});

export const getOrderedProduct = call<typeof shapes.getOrderedProduct>()('GET', '/api/order/product/:id', {
  summary: '订购时的产品全貌',
  who: 'attested',
});
