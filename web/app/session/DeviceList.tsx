import type * as calls from '@shuji/contract/session/calls';
import type { DeviceRow } from '@shuji/contract/session/schema';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { type Called, useMutationOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

interface DeviceListProps {
  devices: Called<DeviceRow[]>;
  forget: typeof calls.forgetDevice | typeof calls.forgetOfficeDevice;
  forgetAll: typeof calls.forgetAllDevices | typeof calls.forgetAllOfficeDevices;
}

/** The devices where someone has signed in before, each with a way to forget it. */
export function DeviceList({ devices: { data, error, reload }, forget, forgetAll }: DeviceListProps) {
  const forgetting = useMutationOf(forget);
  const forgettingAll = useMutationOf(forgetAll);
  if (!data)
    return (
      <Card title="记住的设备">
        <Fallback noun="记住的设备" error={error} onAgain={reload} lines={4} />
      </Card>
    );

  async function forgetOne(row: DeviceRow) {
    const text = `${row.device || '未知设备'}将与陌生设备同样对待，下次在那里登录时重新记住。已有的登录不受影响。`;
    if (!(await ask({ title: '不再记住这台设备', text, confirm: '不再记住' }))) return;
    if ((await forgetting.send({ id: row.id })) !== undefined) toast.success('已不再记住该设备');
  }

  async function forgetEvery() {
    const text = '包括当前设备在内，全部与陌生设备同样对待，下次登录时重新记住。已有的登录不受影响。';
    if (!(await ask({ title: '不再记住任何设备', text, confirm: '全部不再记住' }))) return;
    const done = await forgettingAll.send({});
    if (done) toast.success(`已不再记住 ${done.data.forgotten} 台设备`);
  }

  return (
    <Card
      title={data.length > 0 ? `记住的设备 ${data.length} 台` : '记住的设备'}
      extra={
        data.length > 1 && (
          <Button size="small" busy={forgettingAll.busy} onClick={() => void forgetEvery()}>
            全部不再记住
          </Button>
        )
      }
      className="stack"
    >
      <p className="muted small">
        他人多次猜错密码时，您在这些设备上仍可登录。浏览器 Cookie 只用于识别设备，不能代替密码；180 天未登录即不再记住。
      </p>
      {data.length === 0 ? (
        <p>没有记住的设备。下次登录成功后，会记住所用的浏览器。</p>
      ) : (
        <Table
          caption="记住的设备"
          rows={data}
          rowKey={(row) => row.id}
          columns={[
            {
              title: '设备',
              cell: (row) => (
                <span>
                  {row.device || '未知设备'} {row.isCurrent && <Tag tone="good">本机</Tag>}
                </span>
              ),
            },
            { title: '首次登录', cell: (row) => minuteOf(row.since) },
            { title: '最近登录', cell: (row) => minuteOf(row.lastUsed) },
            {
              title: '操作',
              cell: (row) => (
                <Button
                  size="small"
                  look="quiet"
                  busy={forgetting.busy}
                  aria-label={`不再记住 ${row.device || '未知设备'}`}
                  onClick={() => void forgetOne(row)}
                >
                  不再记住
                </Button>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
