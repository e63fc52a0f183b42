import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { dismiss, type ToastItem, type ToastState, toastStore } from './notify.ts';

/** Shows the toasts and questions of notify.ts; rendered once, in the root. */
export function Toasts() {
  const { toasts, question } = useSyncExternalStore<ToastState>(
    toastStore.subscribe,
    toastStore.now,
    toastStore.atServer,
  );
  return (
    <>
      <Dialog
        open={question !== null}
        title={question?.title ?? ''}
        mark={question?.kind === 'warning' && <WarningMark />}
        onClose={() => question?.answer(false)}
        footer={
          <>
            <Button onClick={() => question?.answer(false)}>{question?.cancel ?? '取消'}</Button>
            <Button
              look={question?.danger ? 'danger' : 'primary'}
              data-first={question?.danger ? undefined : ''}
              onClick={() => question?.answer(true)}
            >
              {question?.confirm ?? '确认'}
            </Button>
          </>
        }
      >
        <p>{question?.text}</p>
      </Dialog>
      <ToastShelf toasts={toasts} />
    </>
  );
}

function ToastShelf({ toasts }: { toasts: readonly ToastItem[] }) {
  const shelf = useRef<HTMLDivElement>(null);
  // A popover is in the top layer, so a toast also shows over an open dialog.
  useEffect(() => {
    shelf.current?.hidePopover();
    if (toasts.length > 0) shelf.current?.showPopover();
  }, [toasts]);
  return (
    <div ref={shelf} popover="manual" className="toasts" aria-live="polite">
      {toasts.map((item) => (
        <div key={item.id} className="toast" data-kind={item.kind} role={item.kind === 'error' ? 'alert' : 'status'}>
          <span>
            {item.text}
            {item.link && (
              <>
                。
                <a href={item.link.to} target="_blank" rel="noopener">
                  {item.link.words}
                </a>
              </>
            )}
          </span>
          <button type="button" aria-label="关闭提示" onClick={() => dismiss(item.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

function WarningMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" role="img" aria-label="警告">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d="M12 6v8m0 3v1.4" stroke="var(--paper)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
