import { type OrderPage, orderActors, orderMoves, orderStatus } from '@shuji/contract/order';
import { Card } from '#app/ui/Card.tsx';
import { minuteOf } from '#app/ui/time.ts';
import styles from './HistoryCard.module.css';

const bad = ['refuse', 'declineQuote', 'cancel', 'returnPayment', 'object', 'dispute', 'expire'];

/** Every step, newest first. */
export function HistoryCard({ history }: { history: OrderPage['history'] }) {
  return (
    <Card title="办理记录" className="no-print">
      <ol className={styles.history}>
        {history.toReversed().map((row) => (
          <li key={`${row.at}${row.move}${row.by}`} data-bad={bad.includes(row.move) || undefined}>
            <div className="row between">
              <strong>
                {orderActors[row.by]}
                {orderMoves[row.move]}
              </strong>
              <time className="muted small" dateTime={row.at}>
                {minuteOf(row.at)}
              </time>
            </div>
            {row.from !== row.to && <div className="muted small">{orderStatus[row.to]}</div>}
            {row.note && <p>{row.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
