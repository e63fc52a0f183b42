import { revealField } from '@shuji/contract/review/calls';
import { type MaskedField, type MaskedPlace, maskedFields } from '@shuji/contract/review/labels';
import { Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { Field } from '#app/ui/plain/Field.tsx';

interface RevealProps {
  place: MaskedPlace;
  id: string;
  field: MaskedField;
  /** As everyone sees it. */
  masked: string;
}

const shortest = 4;

/** A masked value, and the way to see it whole: with a reason, on record. */
export function Reveal({ place, id, field, masked }: RevealProps) {
  const isAllowed = useAllowed();
  const { send, busy } = useMutationOf(revealField, { changesNothing: true });
  const [value, setValue] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;
  const label = maskedFields[field];
  if (!isAllowed(revealField)) return masked;
  if (value) return <strong className="tabular">{value}</strong>;

  async function confirm() {
    setTried(true);
    if (isShort) return;
    const revealed = await send({ place, id, field, reason: reason.trim() });
    setConfirming(false);
    if (revealed) setValue(revealed.data.value);
  }

  return (
    <>
      {masked}{' '}
      <Button size="small" look="quiet" aria-label={`查看完整${label}`} onClick={() => setConfirming(true)}>
        查看
      </Button>
      <Dialog
        open={isConfirming}
        title={`查看完整${label}`}
        onClose={() => setConfirming(false)}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>取消</Button>
            <Button look="primary" busy={busy} onClick={() => void confirm()}>
              记录并查看
            </Button>
          </>
        }
      >
        <p className="muted">您的姓名、查看时间和事由会被记录，供审计核查。离开本页后恢复遮蔽。</p>
        <Field label="查看事由" required error={isTried && isShort ? '请写明查看事由（至少 4 个字）' : undefined}>
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
