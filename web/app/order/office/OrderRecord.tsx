import { toRequest } from '@shuji/contract/call';
import { orderStatus } from '@shuji/contract/order/labels';
import { downloadOfficeContract, readOfficeOrder } from '@shuji/contract/order/oversight';
import type { ContractFormat } from '@shuji/contract/order/schema';
import type { OfficeOrder } from '@shuji/contract/order/schema/oversight';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { ContractCard } from '#app/order/contract/ContractCard.tsx';
import { DisputesCard } from '#app/order/detail/DisputesCard.tsx';
import { HistoryCard } from '#app/order/detail/HistoryCard.tsx';
import { OrderFacts } from '#app/order/detail/OrderFacts.tsx';
import { statusTone } from '#app/order/labels.ts';
import { PaymentsCard } from '#app/order/settlement/PaymentsCard.tsx';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { Reveal } from '#app/review/Reveal.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ClearingRecord } from './ClearingRecord.tsx';
import { DeliveryRecord } from './DeliveryRecord.tsx';
import { DownloadRecord } from './DownloadRecord.tsx';

/** A deal with everything that hangs on it. */
export function OrderRecord({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(readOfficeOrder, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="该订单" error={error} onAgain={reload} whole lines={10} />
        </Card>
      )}
      {data && <DetailList {...data} />}
    </>
  );
}

function DetailList({ order, downloads }: OfficeOrder) {
  const isAllowed = useAllowed();
  const file = (format: ContractFormat) => toRequest(downloadOfficeContract, { id: order.id, format });
  const isChecking = order.payments.at(-1)?.status === 'pending';
  return (
    <>
      <div className="row">
        <h1>{order.product.name}</h1>
        <Tag tone={statusTone[order.status]}>{orderStatus[order.status]}</Tag>
      </div>
      <p className="muted small">
        订单编号 {order.number}，{vendorOf(order.product)} {order.seller.name}，需方 {order.buyer.name}
        {order.dueAt && `，本步骤期限 ${minuteOf(order.dueAt)}`}
      </p>
      {order.status === 'awaiting_payment' && isChecking && (
        <Alert tone="warn" title="有付款凭证等待核对">
          请到<Link to={href('officePayment')}>付款确认</Link>办理。
        </Alert>
      )}
      {order.status === 'disputed' && (
        <Alert tone="bad" title="双方正在争议中">
          请到<Link to={href('officeDispute', { tab: 'all', keyword: order.number })}>交易争议</Link>办理。
        </Alert>
      )}
      <HistoryCard order={order} />
      <DisputesCard order={order} />
      <PaymentsCard payments={order.payments} />
      <ClearingRecord order={order} />
      <DeliveryRecord deliveries={order.deliveries} />
      <DownloadRecord downloads={downloads} />
      {order.certificate && (
        <Card title="交易凭证">
          <Link to={href('officeCertificate', { id: order.certificate.id })}>{order.certificate.number}</Link>
        </Card>
      )}
      <OrderFacts
        order={order}
        contact={
          <>
            {order.contact.name}{' '}
            <Reveal place="order" id={order.id} field="contactPhone" masked={order.contact.phone} />
          </>
        }
      />
      <ContractCard order={order} {...(isAllowed(downloadOfficeContract) ? { file } : {})} />
    </>
  );
}
