// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { id, moment, nothing } from '../field.ts';
import { filters } from '../market/schema.ts';
import { shape } from '../shape.ts';

export const savedSearch = z.object({
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

export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = shape({
  input: z.object({}),
  output: z.array(savedSearch),
});

export const saveSearch = shape({
  input: z.object(filters),
  output: nothing,
});

export const deleteSavedSearch = shape({
  input: z.object({ id: id('保存的搜索') }),
  output: nothing,
});

export const pauseSavedSearch = shape({
  input: z.object({ id: id('保存的搜索'), isPaused: z.boolean({ error: '请说明关闭还是开启通知' }) }),
  output: nothing,
});
