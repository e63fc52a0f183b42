import { declineQuote, signOrder } from '@shuji/contract/order-steps';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';
import { Price } from '#app/ui/Price.tsx';
import type { StepProps } from './NextStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';

/** Signing exactly the text on this page; a quote may be sent back instead. */
export function SignStep({ order, onMoved }: StepProps) {
  const [isRead, setIsRead] = useState(false);
  const { send, busy } = useSend(signOrder);
  const other = order.contract?.signatures.find((one) => one.side !== order.side);

  async function sign() {
    if (!isRead) return toast.warning('请先阅读合同并勾选同意');
    if (!(await send({ id: order.id, sha256: order.contract?.sha256 ?? '' }))) return;
    toast.success('已确认签署');
    onMoved();
  }

  return (
    <div className="stack">
      <p>
        {order.isQuoted && order.side === 'buyer' ? '供方报价' : '合同总价'} <Price fen={order.amount} />
        {order.quoteNote && `（${order.quoteNote}）`}。请阅读下方合同文本，确认无误后签署；双方都签署后合同生效。
        {other && `对方（${other.partyName}）已签署。`}
      </p>
      <Checkbox checked={isRead} onChange={(event) => setIsRead(event.target.checked)}>
        我已阅读合同全文，同意全部条款，并有权代表本方签署
      </Checkbox>
      <div className="row">
        <Button look="primary" busy={busy} onClick={sign}>
          确认签署
        </Button>
        {order.may.includes('declineQuote') && (
          <ReasonStep
            call={declineQuote}
            order={order.id}
            words="退回报价"
            text="退回后供方可以重新报价，合同文本随之作废并重新生成。"
            done="报价已退回供方"
            onMoved={onMoved}
          />
        )}
      </div>
    </div>
  );
}
