import { getNewsDict, listNews } from '@shuji/contract/news/calls';
import { Link } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { feeds, listPath } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { NewsItem } from './NewsItem.tsx';
import { NewsSearch } from './NewsSearch.tsx';
import { TitleList } from './TitleList.tsx';

const page = loadAll(async (perform, { query }) => {
  const [list, dict, notices] = await Promise.all([
    perform(listNews, pick(query, 'kind', 'pageNum') as { kind?: string; pageNum?: number }),
    perform(getNewsDict, {}),
    perform(listNews, { kind: 'notice', pageSize: 5 }),
  ]);
  return { list, kinds: dict.newsKind, notices: notices.rows };
});
export const loader = describedBy(page.loader, ({ query }) => ({
  path: listPath('news', query, 'kind'),
  alternates: [feeds.news],
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('行业资讯', '数据要素市场的行业动态、政策法规、中心公告与典型案例。');

export default function NewsList() {
  const { list, kinds, notices } = page.use();
  return (
    <div className="wrap page">
      <header className="stack" data-gap="1">
        <h1>行业资讯</h1>
        <p className="muted">数据要素市场的动态、政策、公告与案例</p>
      </header>
      <div className="columns">
        <div className="stack">
          <Tabs name="kind" label="资讯类别" tabs={[{ value: '', label: '全部' }, ...kinds]} />
          {list.rows.length > 0 ? (
            <Card flat>
              <ul className="lines" data-gap="0">
                {list.rows.map((news) => (
                  <li key={news.id}>
                    <NewsItem news={news} text={news.summary} />
                  </li>
                ))}
              </ul>
            </Card>
          ) : list.total > 0 ? (
            <PastEnd total={list.total} />
          ) : (
            <Card>
              <Empty title="这一类还没有资讯" text="看看其他类别，或过些时候再来。">
                <LinkButton to={paths.news}>查看全部资讯</LinkButton>
              </Empty>
            </Card>
          )}
          <Pager total={list.total} capped={list.capped} unit="条资讯" />
        </div>
        <aside className="stack">
          <Card title="搜索资讯">
            <NewsSearch />
          </Card>
          <Card title="产品登记公示">
            <p className="muted">产品完成登记前向社会公示，任何已认证的主体都可以提出异议。</p>
            <Link to={paths.publicNotices}>查看公示中的产品</Link>
          </Card>
          {notices.length > 0 && (
            <Card title="中心公告" extra={<Link to={href('news', { kind: 'notice' })}>更多</Link>}>
              <TitleList rows={notices} />
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}
