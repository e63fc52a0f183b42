import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** A mark before the title. */
  mark?: ReactNode;
  children: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
}

/** A modal dialog on the native element: focus stays inside, starting at `data-first`; Escape closes. */
export function Dialog({ open, title, onClose, mark, children, footer }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return element.current?.close();
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <h2 id={id}>
          {mark}
          {title}
        </h2>
        {children}
        {footer && <div className="foot">{footer}</div>}
      </div>
    </dialog>
  );
}
