import { getNewsDict, listNews } from '@shuji/contract/news/calls';
import { useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { NewsItem } from './NewsItem.tsx';
import { NewsSearch } from './NewsSearch.tsx';

const page = loadAll(async (perform, { query }) => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40);
  const input = pick(query, 'kind', 'pageNum') as { kind?: string; pageNum?: number };
  const [list, dict] = await Promise.all([
    keyword ? perform(listNews, { ...input, keyword }) : null,
    perform(getNewsDict, {}),
  ]);
  return { keyword, list, kinds: dict.newsKind };
});
export const loader = describedBy(page.loader, () => ({ path: href('messgsearch') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle<{ keyword: string }>(({ keyword }) => (keyword ? `“${keyword}”的资讯` : '资讯搜索'));

export default function NewsResults() {
  const { keyword, list, kinds } = page.use();
  const [query] = useSearchParams();
  const words = keyword.split(/\s+/).filter(Boolean);
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '行业资讯', to: paths.news }, { label: '资讯搜索' }]} />
      <header className="stack">
        <h1>资讯搜索</h1>
        <NewsSearch keyword={keyword} />
      </header>
      {list === null && (
        <Card>
          <Empty title="想找什么？" text="输入一个或几个关键词，例如“合同”“公共数据”“个人信息”。">
            <LinkButton to={paths.news}>浏览全部资讯</LinkButton>
          </Empty>
        </Card>
      )}
      {list && (
        <div className="stack">
          <Tabs name="kind" label="资讯类别" tabs={[{ value: '', label: '全部' }, ...kinds]} />
          {list.total > 0 && (
            <p className="muted small" role="status">
              找到 {countOf(list.total)} 条含有“{keyword}”的资讯
            </p>
          )}
          {list.rows.length > 0 ? (
            <Card flat>
              <ul className="lines" data-gap="0">
                {list.rows.map((news) => (
                  <li key={news.id}>
                    <NewsItem news={news} text={news.excerpt} words={words} />
                  </li>
                ))}
              </ul>
            </Card>
          ) : list.total > 0 ? (
            <PastEnd total={list.total} />
          ) : (
            <Card>
              <Empty
                title={`没有找到含有“${keyword}”的资讯`}
                text="请减少或更换关键词；多个词之间用空格隔开时，要求全部出现。"
              >
                <LinkButton to={query.has('kind') ? href('messgsearch', { keyword }) : paths.news}>
                  {query.has('kind') ? '在全部类别中搜索' : '浏览全部资讯'}
                </LinkButton>
              </Empty>
            </Card>
          )}
          <Pager total={list.total} capped={list.capped} unit="条资讯" />
        </div>
      )}
    </div>
  );
}
