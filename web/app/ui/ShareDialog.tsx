import { create } from 'qrcode';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { toast } from './notify.ts';
import { QrCode } from './plain/QrCode.tsx';

export interface ShareDialogProps {
  title: string;
  /** The kind of thing the page shows, in a word. */
  what: string;
  onClose: () => void;
}

/** The page's address: to copy, to hand to another app, to scan. */
export function ShareDialog({ title, what, onClose }: ShareDialogProps) {
  const address = location.origin + location.pathname + location.search;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('链接已复制'),
      () => toast.info('浏览器不允许复制，请选中链接后手动复制'),
    );
  // Closing the other app's share dialog is not an error.
  const pass = () => navigator.share({ title, url: address }).catch(() => {});
  return (
    <Dialog
      open
      title={`分享${what}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          {'share' in navigator && <Button onClick={pass}>通过其他应用分享</Button>}
          <Button look="primary" data-first="" onClick={copy}>
            复制链接
          </Button>
        </>
      }
    >
      <div className="row top" data-gap="5">
        <div style={{ width: 148 }}>
          <QrCode code={codeOf(address)} label="扫码打开本页" />
        </div>
        <div className="stack" style={{ flex: '1 1 240px' }}>
          <b>{title}</b>
          <input
            className="input"
            readOnly
            aria-label="本页链接"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <p className="muted small">手机扫描二维码，或把链接发给同事，打开的都是本页。</p>
        </div>
      </div>
    </Dialog>
  );
}

function codeOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let at = 0; at < data.length; at += 1) if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
  return { size, path };
}
