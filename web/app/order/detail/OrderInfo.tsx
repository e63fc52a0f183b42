import { toRequest } from '@shuji/contract/call';
import { downloadContract, getOrder } from '@shuji/contract/order/calls';
import { orderStatus } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { ContractCard } from '#app/order/contract/ContractCard.tsx';
import { DeliveriesCard } from '#app/order/delivery/DeliveriesCard.tsx';
import { InvoiceCard } from '#app/order/invoice/InvoiceCard.tsx';
import { statusTone } from '#app/order/labels.ts';
import { MessagesCard } from '#app/order/message/MessagesCard.tsx';
import { RatingCard } from '#app/order/rating/RatingCard.tsx';
import { ClearingCard } from '#app/order/settlement/ClearingCard.tsx';
import { PaymentsCard } from '#app/order/settlement/PaymentsCard.tsx';
import { ofDuty } from '#app/order/step/duty.ts';
import { NextStep } from '#app/order/step/NextStep.tsx';
import { OrderSteps } from '#app/order/step/OrderSteps.tsx';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { pageTitle } from '#app/site/title.ts';
import { useMemberRoles } from '#app/ui/member-roles.ts';
import { DisputesCard } from './DisputesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { OrderedProductCard } from './OrderedProductCard.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderInfo.module.css';

const missing = { title: '没有找到该订单', text: '它可能不属于您的账号。' };

export const meta = pageTitle('订单详情');

export default function OrderInfo() {
  const [query] = useSearchParams();
  const x = query.get('side') === '2' ? 2 : 1;
  const id = query.get('id') ?? '';
  const { data, error, reload } = useQueryOf(getOrder, { x, y: id });
  const list = x === 1 ? 'ordermanage' : 'sellprod';
  if (!data) {
    return (
      <Card>
        <Fallback noun="该订单" error={error} onAgain={reload} missing={missing} whole lines={10}>
          <LinkButton to={href(list)}>返回订单列表</LinkButton>
        </Fallback>
      </Card>
    );
  }
  return <OrderSections whole={data} />;
}

function OrderSections({ whole }: { whole: OrderPage }) {
  const { mine: order, others } = ofDuty(whole, useMemberRoles());
  const contract = (
    <ContractCard
      key={`contract-${order.status}`}
      order={order}
      file={(format) => toRequest(downloadContract, { x: order.side === 'buyer' ? 1 : 2, y: order.id, format })}
    />
  );
  const deliveries = <DeliveriesCard order={order} />;
  // What is signed or accepted is read first.
  const signs = order.may.includes('sign');
  const accepts = order.may.includes('accept');
  return (
    <>
      <header className={`stack no-print ${styles.head}`}>
        <Link to={href(order.side === 'buyer' ? 'ordermanage' : 'sellprod')}>← 返回订单列表</Link>
        <div className="row">
          <h1>{order.product.name}</h1>
          <Tag tone={statusTone[order.status]}>{orderStatus[order.status]}</Tag>
        </div>
        <div className="row small">
          <span className="muted">订单编号 {order.number}</span>
          <span className="muted">
            {order.side === 'buyer' ? `${vendorOf(order.product)} ${order.seller.name}` : `需方 ${order.buyer.name}`}
          </span>
          <a href="#messages">给对方留言</a>
        </div>
      </header>
      <OrderSteps order={order} />
      {(signs || accepts) && <div className={styles.next}>{signs ? contract : deliveries}</div>}
      {/* Steps belong to the state they were read in: a new state remounts them. */}
      <NextStep key={order.history.length} order={order} others={others} />
      <RatingCard order={order} />
      <DisputesCard order={order} />
      {!accepts && deliveries}
      <PaymentsCard payments={order.payments} />
      <ClearingCard order={order} />
      <InvoiceCard key={`invoice-${order.status}`} order={order} />
      {!signs && contract}
      <OrderFacts order={order} />
      <MessagesCard order={order} />
      <OrderedProductCard order={order} />
      <HistoryCard order={order} />
    </>
  );
}
