// A step that needs a reason: a button, and a dialog with one field.

import type { Call, Input as InputOf, ShapeOf } from '@shuji/contract/call';
import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';
import { CallForm } from './CallForm.tsx';

interface ReasonStepProps<C extends Call> {
  call: C;
  shape: ShapeOf<C>;
  id: string;
  /** Further input of the call, beside the reason. */
  besides?: Partial<InputOf<C>>;
  /** The words of the button and the dialog's title. */
  words: string;
  /** The effect. */
  text: string;
  done: string;
  isDangerous?: boolean;
  /** Stands back behind the step that brings the deal on. */
  isQuiet?: boolean;
  /** Further fields. */
  children?: ReactNode;
}

export function ReasonStep<C extends Call>({
  call,
  shape,
  id,
  besides,
  words,
  text,
  done,
  isDangerous,
  isQuiet,
  children,
}: ReasonStepProps<C>) {
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useAllowed();
  if (!isAllowed(call)) return null;
  return (
    <>
      <Button look={isQuiet ? 'quiet' : 'default'} size={isQuiet ? 'small' : 'medium'} onClick={() => setIsOpen(true)}>
        {words}
      </Button>
      <Dialog open={isOpen} title={words} onClose={() => setIsOpen(false)}>
        <p>{text}</p>
        <CallForm
          call={call}
          shape={shape}
          fixed={{ id, ...besides } as never}
          onDone={() => {
            setIsOpen(false);
            toast.success(done);
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look={isDangerous ? 'danger' : 'primary'} type="submit" busy={busy}>
                {words}
              </Button>
            </div>
          )}
        >
          <CallField name="reason">
            <Input.TextArea rows={4} maxLength={500} showCount />
          </CallField>
          {children}
        </CallForm>
      </Dialog>
    </>
  );
}
