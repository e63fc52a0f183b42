import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
}

/** A modal dialog: focus stays inside, starting at `data-first`; Escape closes, a press beside it does not. */
export function Dialog({ open, title, onClose, wide, children, footer = null }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={<h2 className="heading">{title}</h2>}
      onCancel={onClose}
      width={wide ? 880 : 520}
      footer={footer}
      mask={{ closable: false }}
      closable={false}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && body.current?.querySelector<HTMLElement>('[data-first]')?.focus()}
    >
      <div ref={body} className="stack">
        {children}
      </div>
    </Modal>
  );
}
