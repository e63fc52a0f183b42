import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@shuji/contract/time';
import { type CoverMotif, drawCover } from '#src/demo/artwork/cover.ts';
import { plantImage } from '#src/demo/artwork/image.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { plainText } from '#src/http/rich-text.ts';
import { cases } from './articles-case.ts';
import { industryNews } from './articles-industry.ts';
import { notices } from './articles-notice.ts';
import { policies } from './articles-policy.ts';

export interface Article {
  kind: 'industry' | 'policy' | 'notice' | 'case';
  title: string;
  /** Published this many days before the demo was filled. */
  daysAgo: number;
  isPinned?: boolean;
  author: string;
  cover?: CoverMotif;
  summary: string;
  body: string;
}

/** Articles of every kind, some with covers. */
export async function plantNews(context: DemoContext): Promise<void> {
  for (const article of [...notices, ...policies, ...industryNews, ...cases]) await plantArticle(context, article);
}

async function plantArticle(
  context: DemoContext,
  { daysAgo, cover, isPinned = false, ...article }: Article,
): Promise<void> {
  const publishedAt = new Date(context.now.getTime() - daysAgo * dayMs);
  const coverFileId = cover ? await plantImage(context, `${article.title}.webp`, drawCover(cover)) : null;
  const words = `${article.title} ${article.summary} ${plainText(article.body)}`;
  await context.tx`insert into news ${context.tx({
    id: randomUUIDv7(),
    ...article,
    isPinned,
    coverFileId,
    words,
    source: '滨海数据交易中心',
    status: 'published',
    publishedAt,
    updatedAt: publishedAt,
  })}`;
}
