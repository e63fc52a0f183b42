import type { Output } from '@shuji/contract/call';
import { disputeOutcomes } from '@shuji/contract/order/labels';
import { readDispute } from '@shuji/contract/order/office';
import { Alert } from '#app/admin/Alert.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { ContractCard } from '#app/order/contract/ContractCard.tsx';
import { DisputesCard } from '#app/order/detail/DisputesCard.tsx';
import { HistoryCard } from '#app/order/detail/HistoryCard.tsx';
import { OrderFacts } from '#app/order/detail/OrderFacts.tsx';
import { outcomeTone } from '#app/order/labels.ts';
import { PaymentsCard } from '#app/order/settlement/PaymentsCard.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { Reveal } from '#app/review/Reveal.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { DeliveryRecord } from './DeliveryRecord.tsx';
import { DisputeDecision } from './DisputeDecision.tsx';
import { DisputeMessages } from './DisputeMessages.tsx';
import { DownloadRecord } from './DownloadRecord.tsx';

/** A dispute with both parties' actions and pleas, and the office's decision. */
export function DisputeReview({ id }: { id: string }) {
  const called = useQueryOf(readDispute, { id });
  return (
    <ReviewPage desk="dispute" id={id} noun="该争议" called={called}>
      {(dispute) => ({
        title: `争议：${dispute.productName}`,
        tags: <State dispute={dispute} />,
        alerts: <Alerts dispute={dispute} />,
        sheet: <Sheet dispute={dispute} />,
        claim: dispute.claim,
        isOpen: !dispute.outcome,
        barred: !dispute.mayDecide && '不能处理涉及本单位的争议',
        decision: <DisputeDecision id={id} decisions={dispute.decisions} paid={dispute.paid} />,
      })}
    </ReviewPage>
  );
}

type Dispute = Output<typeof readDispute>;

function State({ dispute }: { dispute: Dispute }) {
  const { outcome } = dispute;
  return (
    <>
      {outcome ? <Tag tone={outcomeTone[outcome]}>{disputeOutcomes[outcome]}</Tag> : <Tag tone="bad">处理中</Tag>}
      {dispute.dueOn && (
        <span className="row">
          <span className="muted small">处理期限</span>
          <DueTag {...dispute} />
        </span>
      )}
    </>
  );
}

function Alerts({ dispute }: { dispute: Dispute }) {
  const { order, outcome, mayDecide, hasConfirmed } = dispute;
  const isChecking = order.payments.at(-1)?.status === 'pending';
  return (
    <>
      <p className="muted small no-print">
        订单编号 {dispute.orderNumber}，{vendorOf(order.product)} {dispute.sellerName}，需方 {dispute.buyerName}
      </p>
      {!outcome && isChecking && (
        <Alert tone="warn" title="有付款凭证尚未核对">
          需方提交的付款凭证还没有核对，核对前只能决定继续履行。解除合同的，请财务人员先在“付款确认”中确认到账或退回凭证，到账的款项才能退还。
        </Alert>
      )}
      {mayDecide && hasConfirmed && !isChecking && (
        <Alert tone="warn" title="本单的收款由您确认">
          款项的去向须由另一位审核人员决定，您只能决定继续履行。
        </Alert>
      )}
    </>
  );
}

function Sheet({ dispute }: { dispute: Dispute }) {
  const { id, order } = dispute;
  return (
    <>
      <DisputesCard order={order} />
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
      <HistoryCard order={order} />
    </>
  );
}
