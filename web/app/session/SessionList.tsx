import type * as calls from '@shuji/contract/session/calls';
import type { SessionRow } from '@shuji/contract/session/schema';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

interface SessionListProps {
  list: typeof calls.listSessions | typeof calls.listOfficeSessions;
  end: typeof calls.endSession | typeof calls.endOfficeSession;
  endOthers: typeof calls.endOtherSessions | typeof calls.endOtherOfficeSessions;
}

/** The reader's sessions, each with its sign-out. */
export function SessionList({ list, end, endOthers }: SessionListProps) {
  const { data, error, reload } = useQueryOf(list, {});
  const ending = useMutationOf(end);
  const endingOthers = useMutationOf(endOthers);
  if (!data)
    return (
      <Card>
        <Fallback noun="登录设备" error={error} onAgain={reload} lines={4} />
      </Card>
    );

  async function endOne(row: SessionRow) {
    const text = `${row.device || '未知设备'}（${row.address}）将立即退出登录。`;
    if (!(await ask({ title: '退出这处登录', text, confirm: '退出登录', danger: true }))) return;
    if ((await ending.send({ id: row.id })) !== undefined) toast.success('已退出该设备的登录');
  }

  async function endRest() {
    const text = '除当前设备外，其他设备都将立即退出登录。';
    if (!(await ask({ title: '退出其他全部登录', text, confirm: '全部退出', danger: true }))) return;
    const done = await endingOthers.send({});
    if (done) toast.success(`已退出 ${done.data.ended} 处登录`);
  }

  return (
    <Card
      title={`已登录 ${data.length} 处`}
      extra={
        data.length > 1 && (
          <Button size="small" busy={endingOthers.busy} onClick={() => void endRest()}>
            退出其他全部登录
          </Button>
        )
      }
    >
      <Table
        caption="登录设备"
        rows={data}
        rowKey={(row) => row.id}
        columns={[
          {
            title: '设备',
            cell: (row) => (
              <span>
                {row.device || '未知设备'} {row.isCurrent && <Tag tone="good">当前</Tag>}
              </span>
            ),
          },
          { title: '网络地址', cell: (row) => row.address },
          { title: '登录时间', cell: (row) => minuteOf(row.since) },
          { title: '最近使用', cell: (row) => (row.isCurrent ? '正在使用' : minuteOf(row.lastUsed)) },
          {
            title: '操作',
            cell: (row) =>
              row.isCurrent ? (
                <span className="muted">—</span>
              ) : (
                <Button size="small" look="quiet" busy={ending.busy} onClick={() => void endOne(row)}>
                  退出登录
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}
