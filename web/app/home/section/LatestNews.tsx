import type { NewsRow } from '@shuji/contract/news/schema';
import { Link } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { Picture } from '#app/ui/plain/Picture.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './LatestNews.module.css';
import { Section } from './Section.tsx';

/** One article large, the others in a list; the large one is the first that has a cover. */
export function LatestNews({ news }: { news: NewsRow[] }) {
  if (news.length === 0) return null;
  const lead = news.find(({ coverUrl }) => coverUrl) ?? (news[0] as NewsRow);
  const others = news.filter(({ id }) => id !== lead.id).slice(0, 6);
  return (
    <Section id="news" title="行业资讯" text="政策、公告、动态与案例" more={{ to: paths.news, label: '查看全部资讯' }}>
      <div className={styles.news}>
        <article className={`card ${styles.lead}`} data-flat>
          {lead.coverUrl && (
            <Picture
              src={lead.coverUrl}
              widths={['480', '640', '960']}
              sizes="(max-width: 900px) 40vw, 500px"
              width={960}
              height={480}
            />
          )}
          <div className="stack" data-gap="2">
            <p className="row" data-gap="2">
              {lead.isPinned && <Tag tone="seal">置顶</Tag>}
              <Tag tone="action">{lead.kindLabel}</Tag>
            </p>
            <h3 className="title">
              <Link to={href('newsinfo', { id: lead.id })} className="cover-link">
                {lead.title}
              </Link>
            </h3>
            <p className="clamp compact soft">{lead.summary}</p>
            <time dateTime={lead.publishedAt}>{dayOf(lead.publishedAt)}</time>
          </div>
        </article>
        {others.length > 0 && (
          <ul className={`card lines title ${styles.list}`} data-gap="3" data-phone-most="3">
            {others.map((row) => (
              <li key={row.id}>
                {row.isPinned ? <Tag tone="seal">置顶</Tag> : <Tag>{row.kindLabel}</Tag>}
                <Link to={href('newsinfo', { id: row.id })} className="ellipsis">
                  {row.title}
                </Link>
                <time dateTime={row.publishedAt}>{dayOf(row.publishedAt)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
