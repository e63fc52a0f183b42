import { getBroadcast, saveBroadcast, stopBroadcast } from '@shuji/contract/broadcast/calls';
import { importance } from '@shuji/contract/broadcast/labels';
import { Progress } from 'antd';
import { useEffect } from 'react';
import { Allowed, useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { BroadcastEditor } from './BroadcastEditor.tsx';
import { BroadcastTag, progressOf } from './BroadcastTag.tsx';

const everySecondMs = 2_000;

/** A message: its draft to be written, or what became of it. */
export function BroadcastPage({ id }: { id: string }) {
  const isNew = id === 'new';
  const { data, error, reload } = useQueryOf(getBroadcast, isNew ? null : { id });
  const mayEdit = useAllowed()(saveBroadcast);
  const { send, busy } = useMutationOf(stopBroadcast);
  const isSending = data?.status === 'sending';

  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(reload, everySecondMs);
    return () => clearInterval(timer);
  }, [isSending, reload]);

  async function stop() {
    const isSure = await ask({
      title: '停止发送',
      text: '还没有送达的不再发送；已经送达的不能收回，也不能继续发送。',
      confirm: '停止发送',
      cancel: '取消',
    });
    if (isSure && (await send({ id }))) toast.success('已停止');
  }

  if (isNew)
    return (
      <>
        <BackToList />
        <h1>起草消息</h1>
        <BroadcastEditor />
      </>
    );
  return (
    <>
      <BackToList />
      <h1>{data?.title ?? '群发消息'}</h1>
      {!data && (
        <Card>
          <Fallback noun="消息" error={error} onAgain={reload} />
        </Card>
      )}
      {data && data.status === 'draft' && !data.isWaiting && mayEdit && (
        <BroadcastEditor key={data.revision} draft={data} />
      )}
      {data && (data.status !== 'draft' || data.isWaiting || !mayEdit) && (
        <Card title="消息" extra={<BroadcastTag row={data} />}>
          <div className="stack">
            <Facts
              facts={[
                ['发给', data.audienceWords],
                ['种类', data.isImportant ? importance.important : importance.ordinary],
                ['正文', data.body || '无'],
                ['链接', data.link || '无'],
                ['起草', `${data.authorName} ${minuteOf(data.updatedAt)}`],
                ['批准', data.approvedAt ? `${data.approvedName} ${minuteOf(data.approvedAt)}` : '—'],
              ]}
            />
            {data.approvedAt && (
              <>
                <Progress
                  aria-label="发送进度"
                  percent={Math.round(((data.reached + data.declined) / Math.max(1, data.recipients)) * 100)}
                  status={data.status === 'stopped' ? 'exception' : 'normal'}
                />
                <p role="status">
                  已送达 {progressOf(data)}
                  {data.declined > 0 && `，${data.declined} 人按其设置不接收`}
                  {data.endedAt && `，${minuteOf(data.endedAt)} ${data.status === 'sent' ? '发送完毕' : '停止'}`}。
                </p>
              </>
            )}
            {isSending && (
              <Allowed call={stopBroadcast}>
                <div>
                  <Button look="danger" busy={busy} onClick={() => void stop()}>
                    停止发送
                  </Button>
                </div>
              </Allowed>
            )}
          </div>
        </Card>
      )}
    </>
  );
}
