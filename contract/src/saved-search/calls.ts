// Saved searches, which notify of new matches.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listSavedSearches = call<typeof shapes.listSavedSearches>()('GET', '/api/product/search/list', {
  summary: '我保存的搜索',
  who: 'user',
});

export const saveSearch = call<typeof shapes.saveSearch>()('POST', '/api/product/search/add', {
  summary: '保存搜索；有新产品符合时以站内消息通知',
  action: '保存搜索',
  who: 'user',
  members: ['purchase', 'supply'],
});

export const saveHallSearch = call<typeof shapes.saveHallSearch>()('POST', '/api/demand/search/add', {
  summary: '保存需求大厅的搜索；有新需求符合时以每日汇总通知',
  action: '保存需求搜索',
  who: 'user',
  members: ['purchase', 'supply'],
});

export const deleteSavedSearch = call<typeof shapes.deleteSavedSearch>()('POST', '/api/product/search/delete', {
  summary: '删除保存的搜索',
  action: '删除保存的搜索',
  who: 'user',
  members: ['purchase', 'supply'],
});

/** Products listed while a search is paused are never notified. */
export const pauseSavedSearch = call<typeof shapes.pauseSavedSearch>()('POST', '/api/product/search/pause', {
  summary: '关闭或重新开启一条保存的搜索的通知',
  action: '开关保存的搜索的通知',
  who: 'user',
  members: ['purchase', 'supply'],
});
