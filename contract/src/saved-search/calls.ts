// Saved searches, which notify of new matches.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment } from '../field.ts';
import { filters } from '../market/calls.ts';

export const mostSavedSearches = 20;

const saved = z.object({
  id: z.string(),
  /** The keyword and the filters in words. */
  title: z.string(),
  wanted: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  createdAt: moment,
  /** Number of products notified so far. */
  hits: z.int(),
  /** Saved, but without notifications. */
  isPaused: z.boolean(),
});
export type SavedSearch = z.output<typeof saved>;

export const listSavedSearches = call('GET', '/api/product/search/list', {
  summary: '我保存的搜索',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(saved),
});

export const saveSearch = call('POST', '/api/product/search/add', {
  summary: '保存搜索；有新产品符合时以站内消息通知',
  who: 'user',
  writes: true,
  input: z.object(filters),
  output: nothing,
});

export const deleteSavedSearch = call('POST', '/api/product/search/delete', {
  summary: '删除保存的搜索',
  who: 'user',
  writes: true,
  input: z.object({ id: id('保存的搜索') }),
  output: nothing,
});

/** Products listed while a search is paused are never notified. */
export const pauseSavedSearch = call('POST', '/api/product/search/pause', {
  summary: '关闭或重新开启一条保存的搜索的通知',
  who: 'user',
  writes: true,
  input: z.object({ id: id('保存的搜索'), isPaused: z.boolean({ error: '请说明关闭还是开启通知' }) }),
  output: nothing,
});
