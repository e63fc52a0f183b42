import type { ReactNode } from 'react';
import { Picture } from '#app/ui/plain/Picture.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import styles from './NewsArticle.module.css';

interface Article {
  title: string;
  kindLabel: string;
  publishedAt: string | null;
  source: string;
  author: string;
  coverUrl: string | null;
  summary: string;
  body: string;
}

/** An article as readers see it; the editors' preview is this very sheet. */
export function ArticleDetail({ article, children }: { article: Article; children?: ReactNode }) {
  return (
    <article>
      <header className={`stack ${styles.head}`}>
        <h1>{article.title}</h1>
        <p className="inline small muted">
          <Tag tone="action">{article.kindLabel}</Tag>
          {article.publishedAt && <time dateTime={article.publishedAt}>{minuteOf(article.publishedAt)}</time>}
          {article.source && <span>来源：{article.source}</span>}
          {article.author && <span>作者：{article.author}</span>}
          {children}
        </p>
      </header>
      {article.coverUrl && (
        <Picture
          className={styles.cover}
          src={article.coverUrl}
          widths={['480', '960', '1280']}
          sizes="(max-width: 900px) 100vw, 784px"
          width={784}
          height={392}
          eager
        />
      )}
      {article.summary && <p className={`soft ${styles.lead}`}>{article.summary}</p>}
      <div className={styles.body}>
        <RichText html={article.body} under={1} />
      </div>
    </article>
  );
}
