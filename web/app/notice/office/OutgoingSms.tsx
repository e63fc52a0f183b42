// The text messages that notices send: which went out, which did not and why, and once more.

import { outgoingColumns, type SmsState, smsProblems, smsStates } from '@shuji/contract/notice/labels/office';
import { exportOutgoing, listOutgoing, retryOutgoing } from '@shuji/contract/notice/office';
import type { OutgoingRow } from '@shuji/contract/notice/schema/office';
import { noticeTopics } from '@shuji/contract/nouns';
import { Button } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { ListFilter } from '#app/admin/list/ListFilter.tsx';
import { OfficeRows } from '#app/admin/list/OfficeRows.tsx';
import { useList } from '#app/admin/list/use-list.ts';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';
import { useMutationOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';
import type { Tone } from '#app/ui/tone.ts';

export const meta = pageTitle('短信通知');

const tone: Record<SmsState, Tone> = { waiting: 'action', retrying: 'warn', sent: 'good', failed: 'bad' };

const filters = [
  keyword('通知标题'),
  choice('state', '状态', smsStates),
  choice('topic', '类别', noticeTopics),
  period('通知日期'),
];

export default function OutgoingSms() {
  const { data, error, reload, filter } = useList(listOutgoing, filters);
  const { send, busy } = useMutationOf(retryOutgoing);

  async function retry(id: string) {
    if (await send({ id })) toast.success('已重新排入发送');
  }

  return (
    <>
      <div>
        <h1>短信通知</h1>
        <p className="muted">
          重要通知同时发短信，失败自动重试 5 次。登录等验证码即时发送，不在此列，也不留存。
          {data && `现有 ${data.waiting} 条待发，${data.failed} 条失败。`}
        </p>
      </div>
      <ListFilter fields={filters} />
      <OfficeRows
        list="outgoing"
        columns={outgoingColumns}
        cells={{
          title: { width: '240px', cell: (row) => row.title },
          topic: (row) => noticeTopics[row.topic],
          phone: (row) => <span className="whole">{row.phone}</span>,
          state: (row) => <Tag tone={tone[row.state]}>{smsStates[row.state]}</Tag>,
          tries: { align: 'right', cell: (row) => `${row.tries} 次` },
          problem: (row) => row.problem && smsProblems[row.problem],
          createdAt: (row) => minuteOf(row.createdAt),
          sentAt: (row) => minuteOf(row.sentAt) || (row.nextAt && `${minuteOf(row.nextAt)} 重试`),
        }}
        more={{
          办理: (row) =>
            row.state === 'failed' && (
              <Button size="small" busy={busy} onClick={() => void retry(row.id)}>
                重新发送<span className="sr-only">：{row.title}</span>
              </Button>
            ),
        }}
        data={data}
        error={error}
        reload={reload}
        empty={<Empty title="没有符合条件的短信" text="重要通知产生后会出现在这里。" />}
        unit="条短信"
        caption="短信通知"
        exported={{ call: exportOutgoing, filter }}
        bulk={[bulkRetry]}
        nameOf={(row) => row.title}
      />
    </>
  );
}

const bulkRetry: BulkAction<OutgoingRow> = {
  label: '重新发送',
  text: '只有发送失败的会重新发送，每条再试 5 次。',
  call: retryOutgoing,
  run: ({ id }) => api(retryOutgoing, { id }, { quiet: true }),
};
