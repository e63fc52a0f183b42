import type { OrderPage } from '@shuji/contract/order/schema';
import { Card } from '#app/admin/Card.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { stages } from '#app/order/labels.ts';
import { vendorWords } from '#app/product/labels.ts';
import { dayOf } from '#app/ui/time.ts';
import styles from '../detail/OrderInfo.module.css';

/** The rail of a deal. One that ended early stays where it ended. */
export function OrderSteps({ order }: { order: OrderPage }) {
  const isFree = order.amount === 0;
  const shown = stages.filter((stage) => !isFree || stage.status !== 'awaiting_payment');
  const reached = order.status === 'cancelled' || order.status === 'disputed' ? lastStatus(order) : order.status;
  const endedAt = order.status === 'completed' ? order.closedAt : null;
  const dates: Record<string, string | null> = {
    提交申请: order.createdAt,
    供方确认: reached === 'awaiting_seller' ? null : confirmedAt(order),
    签署合同: order.signedAt,
    支付价款: order.paidAt,
    交付: order.deliveredAt,
    验收: endedAt,
    完成: endedAt,
  };
  const now = order.status === 'completed' ? shown.length : shown.findLastIndex((stage) => stage.status === reached);
  return (
    <Card className={`no-print ${styles.rail}`}>
      <Steps
        label="交易进度"
        now={now}
        bad={reached !== order.status}
        steps={shown.map(({ label }) => ({
          label: vendorWords(label, order.product),
          note: dayOf(dates[label]) || undefined,
        }))}
      />
    </Card>
  );
}

/** When the supplier accepted the application or quoted, the last time. */
function confirmedAt({ history }: OrderPage): string | null {
  return history.findLast(({ from, to }) => from === 'awaiting_seller' && to === 'awaiting_sign')?.at ?? null;
}

function lastStatus(order: OrderPage): string {
  return order.history.findLast((row) => row.to !== 'cancelled' && row.to !== 'disputed')?.to ?? 'awaiting_seller';
}
