import { getNews, listNews } from '@shuji/contract/news/calls';
import { Link } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { feeds, wayTo } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { ArticleDetail } from './ArticleDetail.tsx';
import { ArticleTools } from './ArticleTools.tsx';
import styles from './NewsArticle.module.css';
import { NewsViews } from './NewsViews.tsx';
import { newsArticle } from './news-article.ts';
import { TitleList } from './TitleList.tsx';

const page = loadAll(async (perform, { query }) => {
  const [news, latest] = await Promise.all([
    perform(getNews, { id: query.get('id') ?? '' }),
    perform(listNews, { pageSize: 11 }),
  ]);
  const known = new Set([news.id, ...news.related.map(({ id }) => id)]);
  return { news, latest: latest.rows.filter(({ id }) => !known.has(id)).slice(0, 5) };
});
export const loader = describedBy(page.loader, ({ data: { news }, site }) => {
  const path = href('newsinfo', { id: news.id });
  return {
    path,
    image: news.coverUrl,
    isArticle: true,
    alternates: [feeds.news],
    things: [
      newsArticle(news, path, site),
      wayTo(site.publicOrigin, [
        ['行业资讯', paths.news],
        [news.title, path],
      ]),
    ],
  };
});
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
          <ArticleDetail article={news}>
            <NewsViews id={news.id} key={news.id} />
          </ArticleDetail>
          <ArticleTools title={news.title} />
          {(news.newer || news.older) && (
            <nav className={`stack title ruled ${styles.neighbours}`} data-gap="3" aria-label="相邻资讯">
              {news.newer && <Neighbour word="上一篇" news={news.newer} />}
              {news.older && <Neighbour word="下一篇" news={news.older} />}
            </nav>
          )}
        </Card>
        <aside className="stack no-print">
          {news.related.length > 0 && (
            <Card title="相关资讯">
              <TitleList rows={news.related} />
            </Card>
          )}
          {latest.length > 0 && (
            <Card title="最新资讯" extra={<Link to={paths.news}>更多</Link>}>
              <TitleList rows={latest} />
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}

function Neighbour({ word, news }: { word: string; news: { id: string; title: string } }) {
  return (
    <Link to={href('newsinfo', { id: news.id })}>
      <small className="muted">{word}</small>
      {news.title}
    </Link>
  );
}
