import type { Input } from '@shuji/contract/call';
import { listOfficeNews } from '@shuji/contract/news-office';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { NewsEditor } from './NewsEditor.tsx';
import { NewsFilter } from './NewsFilter.tsx';
import { NewNews } from './NewsForm.tsx';
import { StatusTag } from './StatusTag.tsx';

export const meta = pageTitle('资讯编辑');

export default function NewsDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === 'new') return <NewNews />;
  if (id) return <NewsEditor key={id} id={id} />;
  return (
    <>
      <div className="row between">
        <div>
          <h1>行业资讯</h1>
          <p className="muted">草稿只有编辑人员可见；发布、下线立即生效，定时发布到点自动生效。</p>
        </div>
        <LinkButton look="primary" to={href('officeNews', { id: 'new' })}>
          写一篇资讯
        </LinkButton>
      </div>
      <NewsFilter />
      <Rows />
    </>
  );
}

function Rows() {
  const [query] = useSearchParams();
  const input = pick(query, 'kind', 'status', 'keyword', 'from', 'to', 'pageNum') as Input<typeof listOfficeNews>;
  const { data, error } = useCall(listOfficeNews, input);
  const to = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `${href('officeNews')}?${next}`;
  };
  if (!data)
    return <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>;
  if (data.rows.length === 0)
    return (
      <Card>
        <Empty title="没有符合条件的资讯" text="放宽筛选条件，或写一篇新的资讯。" />
      </Card>
    );
  return (
    <>
      <Card flat>
        <Table
          caption="资讯"
          rows={data.rows}
          rowKey={(row) => row.id}
          columns={[
            {
              title: '标题',
              cell: (row) => (
                <Link to={to(row.id)}>
                  {row.isPinned && '【置顶】'}
                  {row.title}
                </Link>
              ),
            },
            { title: '类别', width: '104px', cell: (row) => row.kindLabel },
            { title: '状态', width: '104px', cell: (row) => <StatusTag status={row.status} /> },
            {
              title: '发布时间',
              width: '160px',
              cell: (row) =>
                row.publishAt
                  ? `定于 ${minuteOf(row.publishAt)}`
                  : (row.publishedAt && minuteOf(row.publishedAt)) || '—',
            },
            { title: '最近更新', width: '160px', cell: (row) => minuteOf(row.updatedAt) },
          ]}
        />
      </Card>
      <Pager total={data.total} capped={data.capped} unit="篇资讯" />
    </>
  );
}
