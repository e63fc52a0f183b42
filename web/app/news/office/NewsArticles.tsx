import { newsStatus, officeNewsColumns } from '@shuji/contract/news/labels/office';
import { exportOfficeNews, listOfficeNews, publishNews, withdrawNews } from '@shuji/contract/news/office';
import type { OfficeNewsRow } from '@shuji/contract/news/schema/office';
import { Link, useSearchParams } from 'react-router';
import { useDict } from '#app/form/field/dict.ts';
import { api } from '#app/lib/api.ts';
import type { BulkAction } from '#app/list/bulk.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { minuteOf } from '#app/ui/time.ts';
import { NewsEditor } from './NewsEditor.tsx';
import { NewNews } from './NewsForm.tsx';
import { StatusTag } from './StatusTag.tsx';

export const meta = pageTitle('资讯编辑');

export default function NewsArticles() {
  const [query] = useSearchParams();
  const kinds = useDict('newsKind');
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
      <ListFilter
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '标题、摘要或正文' },
          { kind: 'choice', name: 'kind', label: '类别', empty: '全部类别', options: kinds },
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
          { kind: 'period', name: 'from', label: '更新日期' },
        ]}
      />
      <Rows />
    </>
  );
}

const statuses = optionsOf(newsStatus);

function Rows() {
  const { data, error, reload, filter } = useListed(listOfficeNews, 'kind', 'status', 'keyword', 'from', 'to');
  const to = useRowLink(href('officeNews'));
  return (
    <OfficeRows
      list="news"
      columns={officeNewsColumns}
      cells={{
        title: (row) => (
          <Link to={to(row.id)}>
            {row.isPinned && '【置顶】'}
            {row.title}
          </Link>
        ),
        kind: { width: '104px', cell: (row) => row.kindLabel },
        status: { width: '104px', cell: (row) => <StatusTag status={row.status} /> },
        publishedAt: {
          width: '160px',
          cell: (row) =>
            row.publishAt ? `定于 ${minuteOf(row.publishAt)}` : (row.publishedAt && minuteOf(row.publishedAt)) || '—',
        },
        updatedAt: { width: '160px', cell: (row) => minuteOf(row.updatedAt) },
        version: { align: 'right', width: '72px', cell: (row) => row.version },
      }}
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有符合条件的资讯" text="放宽筛选条件，或写一篇新的资讯。" />}
      unit="篇资讯"
      caption="资讯"
      sheet={{ call: exportOfficeNews, input: filter }}
      bulk={bulk}
      nameOf={(row) => row.title}
      onChanged={reload}
    />
  );
}

const bulk: BulkAction<OfficeNewsRow>[] = [
  {
    label: '发布',
    text: '所选资讯将立即对所有人可见。',
    run: ({ id, version }) => api(publishNews, { id, version }, { quiet: true }),
  },
  {
    label: '下线',
    text: '所选资讯将立即从网站消失。',
    isDangerous: true,
    reason: { label: '下线原因', min: 2, max: 200 },
    run: ({ id }, reason) => api(withdrawNews, { id, reason }, { quiet: true }),
  },
];
