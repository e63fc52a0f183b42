// Industry news: lists, search, one article.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** Pinned first, then the newest; with a keyword the best matches first, each with the words around the first match. */
export const listNews = call<typeof shapes.listNews>()('GET', '/api/news/list', {
  summary: '资讯列表与搜索',
  who: 'anyone',
  cache: ['news', 'site'],
});

export const getNews = call<typeof shapes.getNews>()('GET', '/api/news/info/:id', {
  summary: '资讯详情',
  who: 'anyone',
  cache: ['news', 'site'],
});

/** Counts a view and answers with the count. Apart from getNews, whose reply is cached for everyone. */
export const countNewsView = call<typeof shapes.countNewsView>()('POST', '/api/news/view/:id', {
  summary: '记一次阅读',
  who: 'anyone',
  isView: true,
});

export const getNewsDict = call<typeof shapes.getNewsDict>()('GET', '/api/news/dict', {
  summary: '资讯所用的字典',
  who: 'anyone',
  cache: ['site'],
});
