import { deliveryKinds } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { UpdateStep } from '#app/order/step/UpdateStep.tsx';
import { href } from '#app/paths.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DeliveryFiles } from './DeliveryFiles.tsx';

type Delivery = OrderPage['deliveries'][number];

/** Deliveries, newest first. */
export function DeliveriesCard({ order }: { order: OrderPage }) {
  if (order.deliveries.length === 0) return null;
  return (
    <Card title="交付内容" className="no-print">
      {order.may.includes('update') && <UpdateStep order={order} />}
      <ol className="lines" data-gap="6">
        {order.deliveries.toReversed().map((delivery) => (
          <li key={delivery.id}>
            <One order={order} delivery={delivery} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function One({ order, delivery }: { order: OrderPage; delivery: Delivery }) {
  return (
    <div className="stack">
      <Facts
        facts={[
          ['交付时间', minuteOf(delivery.deliveredAt)],
          ['交付方式', deliveryKinds[delivery.kind]],
          ['交付说明', delivery.note],
          ['有效期至', minuteOf(delivery.until)],
        ]}
      />
      {delivery.accessId && (
        <div>
          <LinkButton to={href('gateway', { id: delivery.accessId })} look="default">
            {order.side === 'buyer' ? '领取密钥与查看用量' : '查看调用用量'}
          </LinkButton>
        </div>
      )}
      {delivery.files.length > 0 && <DeliveryFiles order={order} files={delivery.files} until={delivery.until} />}
      {delivery.objection && (
        <Alert title="需方提出异议" tone="warn">
          {delivery.objection}
        </Alert>
      )}
    </div>
  );
}
