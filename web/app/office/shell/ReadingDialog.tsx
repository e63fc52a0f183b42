import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { ReadingChoices } from '#app/site/layout/ReadingSettings.tsx';

/** Reading preferences for operators; the website's footer has the same. */
export function ReadingDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        阅读设置
      </Button>
      <Dialog
        open={isOpen}
        title="阅读设置"
        onClose={close}
        footer={
          <Button look="primary" onClick={close}>
            完成
          </Button>
        }
      >
        <ReadingChoices />
      </Dialog>
    </>
  );
}
