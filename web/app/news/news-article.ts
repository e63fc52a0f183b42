// schema.org NewsArticle, for search engines.

import type { Output } from '@shuji/contract/call';
import type { getNews } from '@shuji/contract/news/calls';
import type { SiteSettings } from '#app/site/settings.ts';

const mostHeadline = 110;

export function newsArticle(news: Output<typeof getNews>, path: string, site: SiteSettings): Record<string, unknown> {
  const { publicOrigin: origin, web_title } = site;
  const centre = { '@type': 'Organization', name: web_title, url: `${origin}/` };
  return {
    '@type': 'NewsArticle',
    '@id': origin + path,
    mainEntityOfPage: origin + path,
    headline: news.title.slice(0, mostHeadline),
    description: news.summary,
    articleSection: news.kindLabel,
    inLanguage: 'zh-CN',
    datePublished: news.publishedAt,
    dateModified: news.updatedAt,
    author: news.author ? { '@type': 'Person', name: news.author } : centre,
    publisher: centre,
    image: [`${origin}${news.coverUrl ?? '/share.png'}`],
  };
}
