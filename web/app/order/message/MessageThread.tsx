import { type OrderSide, orderActors } from '@shuji/contract/order/labels';
import type { OrderMessage } from '@shuji/contract/order/schema/message';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { minuteOf } from '#app/ui/time.ts';
import styles from './MessageThread.module.css';

interface MessageThreadProps {
  rows: readonly OrderMessage[];
  /** The reader's; the office has none. */
  side?: OrderSide;
  /** Up to where the other side has read. */
  seenByOther?: number;
}

/** The parties' messages, the oldest first; the reader's own stand on the right. */
export function MessageThread({ rows, side, seenByOther = 0 }: MessageThreadProps) {
  const own = rows.findLast((row) => row.side === side);
  return (
    <ol className={`stack ${styles.thread}`}>
      {rows.map((row) => (
        <li key={row.place} data-own={row.side === side || undefined}>
          <div className="inline muted small">
            <span>{row.side === side ? '我方' : `${orderActors[row.side]} ${row.partyName}`}</span>
            <time dateTime={row.at}>{minuteOf(row.at)}</time>
          </div>
          <div className={styles.bubble}>
            <p>{row.text}</p>
            <FileLinks files={row.files} />
          </div>
          {row === own && <div className="muted small">{row.place <= seenByOther ? '对方已读' : '对方未读'}</div>}
        </li>
      ))}
    </ol>
  );
}
