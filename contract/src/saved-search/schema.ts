import { z } from 'zod';
import { savedHallFilters } from '../demand/schema.ts';
import { id, moment } from '../field.ts';
import { filters } from '../market/schema.ts';
import { shape } from '../shape.ts';
import { searchTargets } from './labels.ts';

export const savedSearch = z.object({
  id: z.string(),
  target: z.enum(searchTargets),
  /** The keyword and the filters in words. */
  title: z.string(),
  wanted: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  createdAt: moment,
  /** Number of products or demands notified so far. */
  hits: z.int(),
  /** Saved, but without notifications. */
  isPaused: z.boolean(),
});

export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = shape({}, z.array(savedSearch));

export const saveSearch = shape(filters);

export const saveHallSearch = shape(savedHallFilters);

export const deleteSavedSearch = shape({ id: id('保存的搜索') });

export const pauseSavedSearch = shape({
  id: id('保存的搜索'),
  isPaused: z.boolean({ error: '请说明关闭还是开启通知' }),
});
