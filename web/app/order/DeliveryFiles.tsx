import type { OrderPage } from '@shuji/contract/order';
import { openDelivery } from '@shuji/contract/order-steps';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { sizeWords } from '#app/ui/size.ts';
import styles from './DeliveriesCard.module.css';

type File = OrderPage['deliveries'][number]['files'][number];

/** Delivered files; each press fetches a fresh link, which the centre logs. */
export function DeliveryFiles({ order, files, onSeen }: { order: OrderPage; files: File[]; onSeen: () => void }) {
  const { send, busy } = useSend(openDelivery);
  const mayRead = order.status !== 'cancelled';

  async function fetchFile(file: string) {
    const link = await send({ id: order.id, file });
    if (!link?.data.url) return;
    window.location.assign(link.data.url);
    onSeen();
  }

  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <div>
            <span className="row">
              {file.name}
              <span className="muted small">{sizeWords(file.size)}</span>
              {file.downloads > 0 && <span className="muted small">需方已下载 {file.downloads} 次</span>}
            </span>
            <span className={styles.hash}>SHA-256 {file.sha256}</span>
          </div>
          {mayRead && (
            <Button size="small" busy={busy} onClick={() => fetchFile(file.id)}>
              下载
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
