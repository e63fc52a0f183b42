import type { Output } from '@shuji/contract/call';
import { disputeOutcomes } from '@shuji/contract/order/labels';
import { readDispute } from '@shuji/contract/order/office';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { ContractCard } from '#app/order/contract/ContractCard.tsx';
import { DisputesCard } from '#app/order/detail/DisputesCard.tsx';
import { HistoryCard } from '#app/order/detail/HistoryCard.tsx';
import { OrderFacts } from '#app/order/detail/OrderFacts.tsx';
import { outcomeTone } from '#app/order/labels.ts';
import { PaymentsCard } from '#app/order/settlement/PaymentsCard.tsx';
import { href } from '#app/paths.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { InHand } from '#app/review/InHand.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { DeliveryRecord } from './DeliveryRecord.tsx';
import { DisputeDecision } from './DisputeDecision.tsx';
import { DisputeMessages } from './DisputeMessages.tsx';
import { DownloadRecord } from './DownloadRecord.tsx';

/** A dispute with both parties' actions and pleas, and the office's decision. */
export function DisputeReview({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(readDispute, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="该争议" error={error} onAgain={reload} whole lines={10} />
        </Card>
      )}
      {data && <DetailList dispute={data} />}
    </>
  );
}

function DetailList({ dispute }: { dispute: Output<typeof readDispute> }) {
  const { id, order, outcome, paid, decisions, claim, mayDecide, hasConfirmed } = dispute;
  const isChecking = order.payments.at(-1)?.status === 'pending';
  return (
    <>
      <div className="row no-print">
        <h1>争议：{dispute.productName}</h1>
        {outcome ? <Tag tone={outcomeTone[outcome]}>{disputeOutcomes[outcome]}</Tag> : <Tag tone="bad">处理中</Tag>}
        {dispute.dueOn && (
          <span className="row">
            <span className="muted small">处理期限</span>
            <DueTag {...dispute} />
          </span>
        )}
      </div>
      <p className="muted small no-print">
        订单编号 {dispute.orderNumber}，供方 {dispute.sellerName}，需方 {dispute.buyerName}
      </p>
      <DisputesCard disputes={order.disputes} />
      {!outcome && isChecking && (
        <Alert tone="warn" title="有付款凭证尚未核对">
          需方提交的付款凭证还没有核对，核对前只能决定继续履行。解除合同的，请先在
          <Link to={href('officePayment')}>付款确认</Link>中确认到账或退回凭证，到账的款项才能退还。
        </Alert>
      )}
      {mayDecide && hasConfirmed && !isChecking && (
        <Alert tone="warn" title="本单的收款由您确认">
          款项的去向须由另一位审核人员决定，您只能决定继续履行。
        </Alert>
      )}
      {mayDecide && (
        <InHand desk="dispute" id={id} claim={claim}>
          <DisputeDecision id={id} decisions={decisions} paid={paid} />
        </InHand>
      )}
      {!outcome && !mayDecide && (
        <Alert tone="warn" title="不能处理涉及本单位的争议">
          请转交其他审核人员办理。
        </Alert>
      )}
      <DisputeMessages id={id} />
      <DeliveryRecord deliveries={order.deliveries} />
      <DownloadRecord downloads={dispute.downloads} />
      <PaymentsCard payments={order.payments} />
      <OrderFacts
        order={order}
        contact={
          <>
            {order.contact.name} <Reveal place="dispute" id={id} field="contactPhone" masked={order.contact.phone} />
          </>
        }
      />
      <ContractCard order={order} />
      <HistoryCard history={order.history} />
    </>
  );
}
