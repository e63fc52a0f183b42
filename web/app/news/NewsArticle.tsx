import { listNews, readNews } from '@shuji/contract/news';
import { Link } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { dayOf } from '#app/ui/time.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import styles from './NewsArticle.module.css';
import listStyles from './NewsList.module.css';
import { NewsViews } from './NewsViews.tsx';

const page = loadAll(async (perform, { query }) => {
  const [news, latest] = await Promise.all([
    perform(readNews, { id: query.get('id') ?? '' }),
    perform(listNews, { pageSize: 6 }),
  ]);
  return { news, latest: latest.rows.filter((row) => row.id !== news.id).slice(0, 5) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type Loaded = ReturnType<typeof page.use>;

export const meta = pageTitle<Loaded>(
  ({ news }) => news.title,
  ({ news }) => news.summary,
);

export default function NewsArticle() {
  const { news, latest } = page.use();
  return (
    <div className="wrap page">
      <Crumbs
        trail={[
          { label: '行业资讯', to: paths.news },
          { label: news.kindLabel, to: href('news', { kind: news.kind }) },
          { label: '正文' },
        ]}
      />
      <div className="columns">
        <Card className={styles.sheet}>
          <ArticleSheet article={news}>
            <NewsViews id={news.id} key={news.id} />
          </ArticleSheet>
          {(news.newer || news.older) && (
            <nav className={styles.neighbours} aria-label="相邻资讯">
              {news.newer && <Neighbour word="上一篇" news={news.newer} />}
              {news.older && <Neighbour word="下一篇" news={news.older} />}
            </nav>
          )}
        </Card>
        {latest.length > 0 && (
          <aside>
            <Card title="最新资讯" extra={<Link to={paths.news}>更多</Link>}>
              <ul className={listStyles.notices}>
                {latest.map((row) => (
                  <li key={row.id}>
                    <Link to={href('newsinfo', { id: row.id })}>{row.title}</Link>
                    <time dateTime={row.publishedAt}>{dayOf(row.publishedAt)}</time>
                  </li>
                ))}
              </ul>
            </Card>
          </aside>
        )}
      </div>
    </div>
  );
}

function Neighbour({ word, news }: { word: string; news: { id: string; title: string } }) {
  return (
    <Link to={href('newsinfo', { id: news.id })}>
      <small>{word}</small>
      {news.title}
    </Link>
  );
}
