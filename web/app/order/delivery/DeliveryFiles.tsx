import type { OrderPage } from '@shuji/contract/order/schema';
import { openDelivery } from '@shuji/contract/order/steps';
import { Button } from '#app/admin/Button.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { ScanMark } from '#app/lib/ScanMark.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { dayOf } from '#app/ui/time.ts';

type File = OrderPage['deliveries'][number]['files'][number];

/** Delivered files; each press fetches a fresh link, which the centre logs. */
export function DeliveryFiles({ order, files, until }: { order: OrderPage; files: File[]; until: string | null }) {
  const { send, busy } = useMutationOf(openDelivery);
  const isOver = until !== null && Date.parse(until) <= Date.now();
  const isTheirs = order.side === 'buyer';
  const mayRead = (file: File) => order.status !== 'cancelled' && !(isTheirs && (isOver || file.left === 0));

  async function fetchFile(file: string) {
    const link = await send({ id: order.id, file });
    if (link?.data.url) window.location.assign(link.data.url);
  }

  return (
    <ul className="stack" data-gap="2">
      {files.map((file) => (
        <li key={file.id} className="box inline between">
          <div>
            <span className="row">
              {file.name}
              <ScanMark scan={file.scan} />
              <span className="muted small">{sizeWords(file.size)}</span>
              {file.downloads > 0 && <span className="muted small">需方已下载 {file.downloads} 次</span>}
              <span className="muted small">{leftWords(file.left, until, isOver)}</span>
            </span>
            <span className="mono fine muted">SHA-256 {file.sha256}</span>
          </div>
          {mayRead(file) && file.scan !== 'quarantined' && (
            <Button call={openDelivery} size="small" busy={busy} onClick={() => fetchFile(file.id)}>
              下载
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

// 剩余下载 3 次 · 有效至 2026-12-01
function leftWords(left: number | null, until: string | null, isOver: boolean): string {
  if (isOver) return '使用期限已满';
  const words = [];
  if (left !== null) words.push(left === 0 ? '下载次数已用完' : `剩余下载 ${left} 次`);
  if (until !== null) words.push(`有效至 ${dayOf(until)}`);
  return words.join(' · ');
}
