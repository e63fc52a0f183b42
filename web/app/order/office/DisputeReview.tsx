import { disputeDecisions } from '@shuji/contract/order';
import { readDispute, settleDispute } from '@shuji/contract/order-office';
import { Input, Radio } from 'antd';
import { useNavigate } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Reveal } from '#app/review/Reveal.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { toast } from '#app/ui/notify.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { ContractCard } from '../ContractCard.tsx';
import { DisputesCard } from '../DisputesCard.tsx';
import { HistoryCard } from '../HistoryCard.tsx';
import { OrderFacts } from '../OrderFacts.tsx';
import { PaymentsCard } from '../PaymentsCard.tsx';
import { DeliveryRecord } from './DeliveryRecord.tsx';

const meaning = {
  continue: '继续履行：订单回到提起争议前的步骤，期限重新计算',
  complete: '视为验收通过：订单完成，颁发交易凭证',
  cancel: '解除合同：订单终止；已付款项按处理意见线下退回',
} as const;

/** A dispute with everything the parties did, and the office's decision. */
export function DisputeReview({ id }: { id: string }) {
  const { data, loading } = useCall(readDispute, { id });
  const navigate = useNavigate();
  if (!data) {
    return <Card>{loading ? <Skeleton lines={10} /> : <Empty title="没有找到该争议" text="它可能已经处理。" />}</Card>;
  }
  const { order, decisions } = data;
  return (
    <>
      <div className="row between no-print">
        <h1>争议：{data.productName}</h1>
        <LinkButton to={href('officeDispute')} look="quiet">
          返回列表
        </LinkButton>
      </div>
      <DisputesCard disputes={order.disputes} />
      {decisions.length > 0 && (
        <Card title="处理" className="no-print">
          <CallForm
            call={settleDispute}
            fixed={{ id }}
            draft={`dispute-${id}`}
            submit="作出处理"
            onDone={(_, { decision }) => {
              toast.success(`已处理：${disputeDecisions[decision]}`);
              navigate(href('officeDispute'));
            }}
          >
            <CallField name="decision">
              <Radio.Group
                style={{ display: 'grid', gap: 8 }}
                options={decisions.map((value) => ({ value, label: meaning[value] }))}
              />
            </CallField>
            <CallField name="note" hint="双方都会看到；解除合同的，写明退款金额与方式">
              <Input.TextArea rows={4} maxLength={1000} showCount />
            </CallField>
          </CallForm>
        </Card>
      )}
      <DeliveryRecord deliveries={order.deliveries} />
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
