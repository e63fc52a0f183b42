import { deliveryKinds, type OrderPage } from '@shuji/contract/order';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { CredentialReveal } from './CredentialReveal.tsx';
import styles from './DeliveriesCard.module.css';
import { DeliveryFiles } from './DeliveryFiles.tsx';

type Delivery = OrderPage['deliveries'][number];

/** What was delivered, newest first. */
export function DeliveriesCard({ order, onSeen }: { order: OrderPage; onSeen: () => void }) {
  if (order.deliveries.length === 0) return null;
  return (
    <Card title="交付内容" className="no-print">
      <ol className={styles.list}>
        {order.deliveries.toReversed().map((delivery) => (
          <li key={delivery.id}>
            <One order={order} delivery={delivery} onSeen={onSeen} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function One({ order, delivery, onSeen }: { order: OrderPage; delivery: Delivery; onSeen: () => void }) {
  const { hasCredential, revealedAt } = delivery;
  return (
    <div className="stack">
      <Facts
        facts={[
          ['交付时间', minuteOf(delivery.deliveredAt)],
          ['交付方式', deliveryKinds[delivery.kind]],
          ['交付说明', delivery.note],
          ['接口地址', delivery.endpoint && <code>{delivery.endpoint}</code>],
          ['接口凭证', hasCredential ? seenWords(revealedAt) : null],
        ]}
      />
      {hasCredential && !revealedAt && order.side === 'buyer' && order.status !== 'cancelled' && (
        <CredentialReveal order={order.id} delivery={delivery.id} onSeen={onSeen} />
      )}
      {delivery.files.length > 0 && <DeliveryFiles order={order} files={delivery.files} onSeen={onSeen} />}
      {delivery.objection && (
        <Notice title="需方提出异议" tone="warn">
          {delivery.objection}
        </Notice>
      )}
    </div>
  );
}

function seenWords(revealedAt: string | null): string {
  return revealedAt ? `需方已于 ${minuteOf(revealedAt)} 查看` : '需方尚未查看';
}
