import { readOfficeNews } from '@shuji/contract/news/office';
import { useSearchParams } from 'react-router';
import { Fallback } from '#app/lib/Fallback.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { ArticleDetail } from '#app/news/ArticleDetail.tsx';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { minuteOf } from '#app/ui/time.ts';
import sheet from '../NewsArticle.module.css';
import { ChangeNews } from './NewsForm.tsx';
import { NewsHistory } from './NewsHistory.tsx';
import { NewsMoves } from './NewsMoves.tsx';
import { StatusTag } from './StatusTag.tsx';

const views = [
  { value: 'edit', label: '编辑' },
  { value: 'preview', label: '预览' },
  { value: 'history', label: '版本与记录' },
];

/** One article: written, looked at as readers will, moved, and its past. */
export function NewsEditor({ id }: { id: string }) {
  const [query] = useSearchParams();
  const { data: news, error, reload } = useCall(readOfficeNews, { id });
  const view = query.get('view') ?? 'edit';
  if (!news)
    return (
      <Card>
        <Fallback noun="这篇资讯" error={error} onAgain={reload} whole lines={10} />
      </Card>
    );
  return (
    <>
      <Crumbs trail={[{ label: '行业资讯', to: paths.officeNews }, { label: news.title }]} />
      <div className="row between">
        <div>
          <h1>{news.title}</h1>
          <p className="row">
            <StatusTag status={news.status} />
            <span className="muted">
              第 {news.version} 版 · 更新于 {minuteOf(news.updatedAt)}
              {news.publishAt && ` · 将于 ${minuteOf(news.publishAt)} 自动发布`}
            </span>
          </p>
        </div>
        <NewsMoves news={news} onMoved={reload} />
      </div>
      <Tabs name="view" tabs={views} label="资讯" />
      {view === 'edit' && <ChangeNews key={news.version} news={news} onSaved={reload} />}
      {view === 'preview' && (
        <Card className={sheet.sheet}>
          <ArticleDetail article={{ ...news, publishedAt: news.publishAt ?? news.publishedAt }} />
        </Card>
      )}
      {view === 'history' && <NewsHistory news={news} onRestored={reload} />}
    </>
  );
}
