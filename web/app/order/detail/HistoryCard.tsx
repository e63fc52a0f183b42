import { orderActors, orderMoves, orderStatus } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Card } from '#app/admin/Card.tsx';
import { vendorWords } from '#app/product/labels.ts';
import { Timeline } from '#app/ui/plain/Timeline.tsx';

const bad = ['refuse', 'declineQuote', 'cancel', 'returnPayment', 'object', 'dispute', 'expire'];

/** Every step, newest first. */
export function HistoryCard({ order: { history, product } }: { order: Pick<OrderPage, 'history' | 'product'> }) {
  return (
    <Card title="办理记录" className="no-print">
      <Timeline
        steps={history.toReversed().map((row) => ({
          key: `${row.at}${row.move}${row.by}`,
          title: vendorWords(orderActors[row.by] + orderMoves[row.move], product),
          at: row.at,
          isBad: bad.includes(row.move),
          by: [row.person && `${row.person}办理`, row.from !== row.to && orderStatus[row.to]]
            .filter(Boolean)
            .join(' · '),
          note: row.note,
        }))}
      />
    </Card>
  );
}
