// Industry news: lists, search, one article.
import { z } from 'zod';
import { call } from '../call.ts';
import { code, id, listOf, moment, page, text } from '../field.ts';
import { dictsOf } from '../site/dict.ts';

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

/** Pinned first, then the newest; with a keyword the best matches first, each with the words around the first match. */
export const listNews = call('GET', '/api/news/list', {
  summary: '资讯列表与搜索',
  who: 'anyone',
  writes: false,
  input: z.object({
    kind: code('资讯类别').optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  }),
  output: listOf(newsRow.extend({ excerpt: z.string() })),
  cache: ['news', 'site'],
});

const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const readNews = call('GET', '/api/news/info/:id', {
  summary: '资讯详情',
  who: 'anyone',
  writes: false,
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
  cache: ['news', 'site'],
});

/** Counts a view and answers with the count. Apart from readNews, whose reply is cached for everyone. */
export const countNewsView = call('POST', '/api/news/view/:id', {
  summary: '记一次阅读',
  who: 'anyone',
  writes: true,
  input: z.object({ id: id('资讯') }),
  output: z.object({ views: z.int() }),
});

export const readNewsDict = call('GET', '/api/news/dict', {
  summary: '资讯所用的字典',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  output: dictsOf(['newsKind']),
  cache: ['site'],
});
