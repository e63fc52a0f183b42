import type { ApplicationDetail } from '@shuji/contract/application/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { MoreMenu } from '#app/review/MoreMenu.tsx';
import { toast } from '#app/ui/notify.ts';
import { Field } from '#app/ui/plain/Field.tsx';
import type { ApplicationQueue } from './queue.ts';

interface FreezingProps {
  detail: ApplicationDetail;
  freezing: NonNullable<ApplicationQueue['freezing']>;
}

const shortest = 2;

/** Takes back for a while what was approved, or gives it again; both with a reason that the applicant reads. */
export function Freezing({ detail, freezing }: FreezingProps) {
  const isFrozen = detail.status === 'frozen';
  const title = isFrozen ? '解除冻结' : '冻结';
  const isAllowed = useAllowed();
  const { send, busy } = useMutationOf(freezing.call);
  const [isConfirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;
  if (!isAllowed(freezing.call) || (detail.status !== 'approved' && !isFrozen)) return null;

  async function confirm() {
    setTried(true);
    if (isShort) return;
    const sent = await send({ id: detail.id, frozen: !isFrozen, reason: reason.trim() });
    if (sent) toast.success(isFrozen ? '已解除冻结' : '已冻结');
    setConfirming(false);
    setReason('');
    setTried(false);
  }

  return (
    <>
      <MoreMenu steps={[{ label: title, isDangerous: !isFrozen, onChoose: () => setConfirming(true) }]} />
      <Dialog
        open={isConfirming}
        title={`${title}：${detail.title}`}
        onClose={() => setConfirming(false)}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>取消</Button>
            <Button look={isFrozen ? 'primary' : 'danger'} busy={busy} onClick={() => void confirm()}>
              确认{title}
            </Button>
          </>
        }
      >
        <p className="muted">{isFrozen ? '解除后立即恢复。' : freezing.words}</p>
        <Field label="原因" required error={isTried && isShort ? '请填写原因（至少 2 个字），申请人会看到' : undefined}>
          {(control) => (
            <Input.TextArea
              {...control}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}
