import { newsStatus, officeNewsColumns } from '@shuji/contract/news/labels/office';
import { exportOfficeNews, listOfficeNews, publishNews, withdrawNews } from '@shuji/contract/news/office';
import type { OfficeNewsRow } from '@shuji/contract/news/schema/office';
import { LinkButton } from '#app/admin/Button.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, dictChoice, keyword, period } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { api } from '#app/lib/api.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { NewsEditor } from './NewsEditor.tsx';
import { StatusTag } from './StatusTag.tsx';

export const meta = pageTitle('资讯编辑');

const bulk: BulkAction<OfficeNewsRow>[] = [
  {
    label: '发布',
    text: '所选资讯将立即对所有人可见。',
    call: publishNews,
    run: ({ id, version }) => api(publishNews, { id, version }, { quiet: true }),
  },
  {
    label: '下线',
    text: '所选资讯将立即从网站消失。',
    isDangerous: true,
    reason: { label: '下线原因', min: 2, max: 200 },
    call: withdrawNews,
    run: ({ id }, reason) => api(withdrawNews, { id, reason }, { quiet: true }),
  },
];

export default listPage({
  title: '行业资讯',
  lead: '草稿只有编辑人员可见；发布、下线立即生效，定时发布到点自动生效。',
  actions: (
    <LinkButton look="primary" to={href('officeNews', { id: 'new' })}>
      写一篇资讯
    </LinkButton>
  ),
  detail: NewsEditor,
  call: listOfficeNews,
  exports: exportOfficeNews,
  filters: [
    keyword('标题、摘要或正文'),
    dictChoice('kind', '类别', 'newsKind'),
    choice('status', '状态', newsStatus),
    period('更新日期'),
  ],
  bulk,
  list: 'news',
  columns: officeNewsColumns,
  caption: '资讯',
  unit: '篇资讯',
  nothing: '没有符合条件的资讯',
  hint: '放宽筛选条件，或写一篇新的资讯。',
  nameOf: (row) => row.title,
  cells: {
    title: (row) => (
      <RowLink id={row.id}>
        {row.isPinned && '【置顶】'}
        {row.title}
      </RowLink>
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
  },
});
