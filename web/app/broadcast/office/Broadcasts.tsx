import { listBroadcasts, saveBroadcast } from '@shuji/contract/broadcast/calls';
import { broadcastColumns, broadcastStatus, importance } from '@shuji/contract/broadcast/labels';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { BroadcastPage } from './BroadcastPage.tsx';
import { BroadcastRequests } from './BroadcastRequests.tsx';
import { BroadcastTag, progressOf } from './BroadcastTag.tsx';

export const meta = pageTitle('群发消息');

export default queuePage({
  title: '群发消息',
  lead: '以站内消息发给全部用户或者其中一部分；由内容人员起草，系统管理员批准后分批发送。',
  label: '群发消息',
  actions: <NewLink />,
  detail: BroadcastPage,
  views: [
    {
      value: 'all',
      label: '全部消息',
      call: listBroadcasts,
      filters: [keyword('标题或正文'), choice('status', '状态', broadcastStatus)],
      empty: { title: '还没有群发过消息', text: '起草的消息会出现在这里。' },
    },
    { value: 'request', label: '申请', view: BroadcastRequests },
  ],
  list: 'broadcast',
  columns: broadcastColumns,
  caption: '群发消息',
  unit: '条消息',
  nothing: '没有符合条件的消息',
  nameOf: (row) => row.title,
  cells: {
    title: (row) => <RowLink id={row.id}>{row.title}</RowLink>,
    audience: (row) => row.audienceWords,
    importance: (row) => (row.isImportant ? importance.important : importance.ordinary),
    status: (row) => <BroadcastTag row={row} />,
    progress: { align: 'right', cell: (row) => progressOf(row) },
    author: (row) => `${row.authorName} ${minuteOf(row.updatedAt)}`,
    approved: (row) => (row.approvedAt ? `${row.approvedName} ${minuteOf(row.approvedAt)}` : '—'),
  },
});

function NewLink() {
  if (!useAllowed()(saveBroadcast)) return null;
  return (
    <LinkButton look="primary" to={href('officeBroadcast', { id: 'new' })}>
      起草消息
    </LinkButton>
  );
}
