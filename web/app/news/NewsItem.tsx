import type { NewsRow } from '@shuji/contract/news/schema';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import { Picture } from '#app/ui/plain/Picture.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './NewsItem.module.css';

/** One article in a list: its day, title, a few words, and its cover if it has one. */
export function NewsItem({ news, text, words = [] }: { news: NewsRow; text: string; words?: string[] }) {
  const day = dayOf(news.publishedAt);
  return (
    <article className={styles.item}>
      <time className={`fine muted ${styles.day}`} dateTime={news.publishedAt}>
        <b>{day.slice(8)}</b>
        {day.slice(0, 7)}
      </time>
      <div className={`stack ${styles.words}`} data-gap="2">
        <h2 className="title">
          <Link to={href('newsinfo', { id: news.id })} className="cover-link">
            <Highlight text={news.title} words={words} />
          </Link>
        </h2>
        {text && (
          <p className="clamp compact soft">
            <Highlight text={text} words={words} />
          </p>
        )}
        <p className="row small muted" data-gap="2">
          {news.isPinned && <Tag tone="seal">置顶</Tag>}
          <Tag tone="action">{news.kindLabel}</Tag>
          {news.source && <span>{news.source}</span>}
        </p>
      </div>
      {news.coverUrl && (
        <Picture src={news.coverUrl} widths={['160', '320', '480']} sizes="168px" width={168} height={112} />
      )}
    </article>
  );
}
