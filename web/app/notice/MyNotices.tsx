import type { Input } from '@shuji/contract/call';
import { listNotices, readAllNotices } from '@shuji/contract/notice/calls';
import { noticeTopicNames } from '@shuji/contract/notice/labels';
import { noticeTopics } from '@shuji/contract/nouns';
import { Link, useSearchParams } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { pick } from '#app/lib/load.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { NoticeList } from './NoticeList.tsx';

export const meta = pageTitle('站内消息');

const topics = [
  { value: '', label: '全部' },
  ...noticeTopicNames.map((value) => ({ value, label: noticeTopics[value] })),
];

export default function MyNotices() {
  const [query] = useSearchParams();
  const isUnread = query.get('show') === 'unread';
  const input = pick(query, 'topic', 'show', 'pageNum') as Input<typeof listNotices>;
  const { data, error, reload } = useQueryOf(listNotices, input);
  const { send, busy } = useMutationOf(readAllNotices);
  const other = { topic: query.get('topic'), show: isUnread ? null : 'unread' };
  return (
    <>
      <div className="row between">
        <h1>站内消息</h1>
        <LinkButton to={href('noticesetting')} look="quiet">
          接收设置
        </LinkButton>
      </div>
      <Tabs name="topic" tabs={topics} label="消息类别" />
      <div className="row between">
        <Link to={href('mynotice', other)}>{isUnread ? '查看全部消息' : '只看未读'}</Link>
        <Button
          size="small"
          busy={busy}
          disabled={!data?.rows.some((row) => row.readAt === null)}
          onClick={() => void send(input.topic ? { topic: input.topic } : {})}
        >
          全部标为已读
        </Button>
      </div>
      {!data && (
        <Card>
          <Fallback noun="消息" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <Card flat>
          <NoticeList rows={data.rows} />
        </Card>
      )}
      {data?.rows.length === 0 && (
        <Card>
          <Empty
            title={isUnread ? '没有未读消息' : '还没有消息'}
            text={isUnread ? '您已看完所有消息。' : '审核、交易与证书有进展时，会在这里通知您。'}
          />
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="条消息" />}
    </>
  );
}
