// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { code, id, listOf, moment, page, text } from '../field.ts';
import { shape } from '../shape.ts';
import { dictsOf } from '../site/schema/dict.ts';

export const newsRow = z.object({
  id: z.string(),
  title: z.string(),
  /** A code of the dictionary newsKind. */
  kind: z.string(),
  kindLabel: z.string(),
  summary: z.string(),
  coverUrl: z.string().nullable(),
  source: z.string(),
  publishedAt: moment,
  isPinned: z.boolean(),
});

export type NewsRow = z.output<typeof newsRow>;

export const listNews = shape({
  input: z.object({
    kind: code('资讯类别').optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  }),
  output: listOf(newsRow.extend({ excerpt: z.string() })),
});

export const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const getNews = shape({
  input: z.object({ id: id('资讯') }),
  output: newsRow.extend({
    author: z.string(),
    /** Sanitised HTML. */
    body: z.string(),
    newer: neighbour,
    older: neighbour,
    /** Articles about the same, the nearest first. */
    related: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: moment })),
    updatedAt: moment,
  }),
});

export const countNewsView = shape({
  input: z.object({ id: id('资讯') }),
  output: z.object({ views: z.int() }),
});

export const getNewsDict = shape({
  input: z.object({}),
  output: dictsOf(['newsKind']),
});
