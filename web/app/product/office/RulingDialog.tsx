import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

interface RulingDialogProps {
  title: string;
  text: string;
  /** The longest reason, in characters. */
  longest: number;
  busy: boolean;
  onCancel: () => void;
  onSay: (reason: string) => void;
}

/** Requires the reason of an order, which the supplier will read. */
export function RulingDialog({ title, text, longest, busy, onCancel, onSay }: RulingDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const say = () => {
    if (reason.trim().length < 4) setError('请写明原因，至少 4 个字，对方会看到');
    else onSay(reason.trim());
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button look="danger" busy={busy} onClick={say}>
            确认{title}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Field label="原因" required error={error}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={3}
            maxLength={longest}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
