import { listNoticeSettings, saveNoticeSetting } from '@shuji/contract/notice/calls';
import type { NoticeSetting } from '@shuji/contract/notice/schema';
import { noticeTopics } from '@shuji/contract/nouns';
import { Switch } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';

export const meta = pageTitle('消息接收设置');

export default function NoticeSettings() {
  const { data, error, reload } = useQueryOf(listNoticeSettings, {});
  const { send, busy } = useMutationOf(saveNoticeSetting);
  const change = async (setting: NoticeSetting) => {
    if (await send(setting)) toast.success('接收设置已保存');
  };
  const columnOf = (way: 'inApp' | 'sms', title: string) => ({
    title,
    cell: (row: NoticeSetting) => (
      <Switch
        checked={row[way]}
        disabled={busy}
        aria-label={`${noticeTopics[row.topic]}：${title}`}
        onChange={(isOn) => void change({ ...row, [way]: isOn })}
      />
    ),
  });
  return (
    <>
      <div className="row between">
        <h1>消息接收设置</h1>
        <LinkButton to={href('mynotice')} look="quiet">
          返回消息
        </LinkButton>
      </div>
      <Alert>
        审核结果、订单关键步骤等重要消息始终以站内消息送达；关闭“一般消息”后，只收到重要消息。短信只用于重要消息。
      </Alert>
      <Card flat={data !== undefined}>
        {!data && <Fallback noun="设置" error={error} onAgain={reload} />}
        {data && (
          <Table
            caption="各类消息的接收方式"
            columns={[
              { title: '消息类别', cell: (row) => noticeTopics[row.topic] },
              columnOf('inApp', '一般消息'),
              columnOf('sms', '短信提醒'),
            ]}
            rows={data}
            rowKey={(row) => row.topic}
          />
        )}
      </Card>
    </>
  );
}
