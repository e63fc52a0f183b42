import type { Call } from '@shuji/contract/call';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { CallForm, type CallFormProps } from './CallForm.tsx';

interface FormDialogProps<C extends Call> extends CallFormProps<C> {
  title: string;
  /** Stands above the fields. */
  intro?: ReactNode;
  onClose: () => void;
}

/** A call's form in a dialog. */
export function FormDialog<C extends Call>({ title, intro, onClose, ...form }: FormDialogProps<C>) {
  return (
    <Modal open title={title} onCancel={onClose} footer={null} destroyOnHidden>
      <div className="stack">
        {intro}
        <CallForm {...form} />
      </div>
    </Modal>
  );
}
