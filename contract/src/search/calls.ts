// One search across everything the public sees, for the header's box.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** Without `kind` a few of each; with it a page of that kind, and of the others only how many there are. */
export const searchEverything = call<typeof shapes.searchEverything>()('GET', '/api/search', {
  summary: '全站搜索：产品、需求、数商、资讯、规则、帮助与伙伴；本人的订单按订单号查找',
  who: 'anyone',
  cache: ['product', 'demand', 'demand-day', 'merchant', 'news', 'document', 'partner', 'site'],
});
