// The home page's content from the other nouns, and its own posters.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listPosters = call<typeof shapes.listPosters>()('GET', '/wl/pc/website/poster/list', {
  summary: '正在展示的海报',
  who: 'anyone',
  cache: ['home'],
});

/** Totals of what stands now, and what came in each of the last twelve months, the present one last. */
export const getStatistics = call<typeof shapes.getStatistics>()('GET', '/wl/statistics', {
  summary: '平台公开统计',
  who: 'anyone',
  cache: ['product', 'merchant', 'demand', 'demand-day', 'order', 'home'],
});

/** What stands as proof on the home page: all of it is public elsewhere too. */
export const getLatest = call<typeof shapes.getLatest>()('GET', '/wl/latest', {
  summary: '最新的登记证书、成交日期与存证日志长度',
  who: 'anyone',
  cache: ['product', 'merchant', 'order', 'proof-log', 'home'],
});

export const getMyStatistics = call<typeof shapes.getMyStatistics>()('GET', '/api/product/statisticsmy', {
  summary: '我的统计与待办',
  who: 'user',
  replica: true,
});
