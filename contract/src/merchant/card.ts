// Merchants in public: the directory, and the card with the public facts about one, and nothing else of theirs.
import { call } from '../call.ts';
import type * as shapes from './schema/card.ts';

export const listMerchants = call<typeof shapes.listMerchants>()('GET', '/api/merchant/list', {
  summary: '已入驻的数商',
  who: 'anyone',
  cache: ['merchant', 'product', 'site'],
});

/** Each facet counts under every filter but its own. */
export const merchantFacets = call<typeof shapes.merchantFacets>()('GET', '/api/merchant/facets', {
  summary: '数商名录各筛选项及数量',
  who: 'anyone',
  cache: ['merchant', 'product', 'site'],
});

export const getMerchantCard = call<typeof shapes.getMerchantCard>()('GET', '/mobile/userEr/:id', {
  summary: '数商公开名片',
  who: 'anyone',
  // Deals enter with the day.
  cache: ['merchant', 'merchant:{id}', 'product', 'site', 'home'],
});
