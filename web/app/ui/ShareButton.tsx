import { type ComponentType, useState } from 'react';
import { Button } from './Button.tsx';
import { toast } from './notify.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';

interface ShareButtonProps {
  title: string;
  /** The kind of thing the page shows, in a word. */
  what: string;
}

/** Shares the page; the dialog's code is fetched when pressed. */
export function ShareButton({ title, what }: ShareButtonProps) {
  const [Shown, setShown] = useState<ComponentType<ShareDialogProps> | null>(null);
  const open = () =>
    import('./ShareDialog.tsx').then(
      (loaded) => setShown(() => loaded.ShareDialog),
      () => toast.error('分享功能暂时打不开，请直接复制地址栏中的网址'),
    );
  return (
    <>
      <Button size="small" look="quiet" className="needs-script" onClick={open}>
        分享
      </Button>
      {Shown && <Shown title={title} what={what} onClose={() => setShown(null)} />}
    </>
  );
}
