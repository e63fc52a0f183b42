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

export const listNews = shape(
  {
    kind: code('资讯类别').optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  },
  listOf(newsRow.extend({ excerpt: z.string() })),
);

export const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const getNews = shape(
  { id: id('资讯') },
  newsRow.extend({
    author: z.string(),
    /** Sanitised HTML. */
    body: z.string(),
    newer: neighbour,
    older: neighbour,
    /** Articles about the same, the nearest first. */
    related: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: moment })),
    updatedAt: moment,
  }),
);

export const countNewsView = shape({ id: id('资讯') }, { views: z.int() });

export const getNewsDict = shape({}, dictsOf(['newsKind']));
