// What a product was and cost since it was registered, what similar ones were settled at, and what its buyers bought too.
import { call } from '../call.ts';
import type * as shapes from './schema/price-record.ts';

/** The fewest deals, and the fewest suppliers among them, whose prices may be published as a range. */
export const fewestSettled = { deals: 5, suppliers: 3 } as const;

export const getPriceRecord = call<typeof shapes.getPriceRecord>()('GET', '/api/product/priceRecord/:id', {
  summary: '产品的历次版本与价格、同类产品的成交价格区间和需方还订购的产品（成交较少的不公布）',
  who: 'anyone',
  // Deals enter with the day.
  cache: ['product:{id}', 'home', 'merchant'],
});
