import type { Output } from '@shuji/contract/call';
import { type listOwnUpdates, unwatchUpdates, watchUpdates } from '@shuji/contract/update-report/calls';
import { watchUpdates as watchShape } from '@shuji/contract/update-report/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

type Watch = Output<typeof listOwnUpdates>['watch'];

/** An interface that the centre looks at every hour; each change it sees is an update. */
export function WatchCard({ id, watch }: { id: string; watch: Watch }) {
  const [isOpen, setOpen] = useState(false);
  const { send, busy } = useMutationOf(unwatchUpdates);

  async function stop() {
    const isSure = await ask({
      title: '停止监测',
      text: '停止后，平台不再自动记录更新，需要由您填报或由程序报送。',
      confirm: '停止监测',
      kind: 'warning',
    });
    if (isSure && (await send({ id }))) toast.success('已停止监测');
  }

  return (
    <Card title="由平台监测" layout="stack">
      <p className="muted">
        平台每小时访问一次监测地址，比较返回中的一个字段，或 ETag、Last-Modified；发生变化即记为当日的一次更新。
      </p>
      {isOpen ? (
        <CallForm
          call={watchUpdates}
          shape={watchShape}
          fixed={{ id }}
          initial={{ endpoint: watch?.endpoint, pointer: watch?.pointer, secretName: watch?.secretName }}
          submit="访问一次并保存"
          onDone={() => {
            toast.success('已开始监测');
            setOpen(false);
          }}
        >
          <CallField name="endpoint">
            <Input placeholder="https://" maxLength={300} />
          </CallField>
          <CallField name="pointer" hint="按 JSON Pointer 填写，例如 /data/updatedAt；留空则比较 ETag 或 Last-Modified">
            <Input maxLength={200} />
          </CallField>
          <CallField name="secretName" hint="接口需要凭证时填写，例如 X-Token">
            <Input maxLength={60} />
          </CallField>
          <CallField name="secret" hint="加密保存，不会显示给任何人">
            <Input.Password maxLength={2000} autoComplete="new-password" />
          </CallField>
        </CallForm>
      ) : (
        <>
          {watch?.problem && <Alert tone="warn">最近一次监测没有成功：{watch.problem}</Alert>}
          {watch && (
            <Facts
              facts={[
                ['监测地址', <code key="endpoint">{watch.endpoint}</code>],
                ['比较内容', watch.pointer ? `返回字段 ${watch.pointer}` : 'ETag 或 Last-Modified'],
                ['最近监测', watch.checkedAt && minuteOf(watch.checkedAt)],
              ]}
            />
          )}
          <div className="row">
            <Button call={watchUpdates} onClick={() => setOpen(true)}>
              {watch ? '更换监测地址' : '开启监测'}
            </Button>
            {watch && (
              <Button call={unwatchUpdates} look="quiet" busy={busy} onClick={stop}>
                停止监测
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
