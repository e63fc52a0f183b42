import { declineQuote as declineQuoteShape, signOrder as signOrderShape } from '@shuji/contract/order/schema/steps';
import { declineQuote, signOrder } from '@shuji/contract/order/steps';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useOwnerProof } from '#app/account/OwnerProof.tsx';
import { Button } from '#app/admin/Button.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { RoundChanges } from '#app/order/contract/RoundChanges.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { toast } from '#app/ui/notify.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import styles from './NextStep.module.css';
import type { StepProps } from './step-props.ts';
import { TermsStep } from './TermsStep.tsx';

/** Signing exactly the text on this page, proved anew; before that its terms may be changed, or a quote sent back. */
export function SignStep({ order }: StepProps) {
  const vendor = vendorOf(order.product);
  const [isRead, setIsRead] = useState(false);
  const proof = useOwnerProof('sign', { who: '签署人', hint: '为确认是您本人签署，请再次填写登录密码' });
  const other = order.contract?.signatures.find((one) => one.side !== order.side);

  return (
    <div className="stack">
      <p>
        {order.isQuoted && order.side === 'buyer' ? `${vendor}报价` : '合同总价'} <Price fen={order.amount} />
        。请阅读上方合同文本，确认无误后签署；双方都签署后合同生效。
        {other && `对方（${other.partyName}）已签署。`}
      </p>
      {order.quoteNote && <p className="muted">报价说明：{order.quoteNote}</p>}
      <RoundChanges order={order} />
      <CallForm
        call={signOrder}
        shape={signOrderShape}
        className={`stack ${styles.sign}`}
        data-gap="3"
        fixed={{ id: order.id, sha256: order.contract?.sha256 ?? '' }}
        toInput={proof.toInput}
        onDone={() => {
          toast.success('已确认签署');
        }}
        footer={({ busy }) => (
          <Button
            look="primary"
            type="submit"
            busy={busy}
            onClick={(event) => {
              if (isRead) return;
              event.preventDefault();
              toast.warning('请先阅读合同并勾选同意');
            }}
          >
            确认签署
          </Button>
        )}
      >
        <Checkbox checked={isRead} onChange={(event) => setIsRead(event.target.checked)}>
          我已阅读合同全文，同意全部条款，并有权代表本方签署
        </Checkbox>
        {proof.fields}
      </CallForm>
      {/* Forms of their own, so they stand beside this one. */}
      {(order.may.includes('propose') || order.may.includes('declineQuote')) && (
        <div className="row">
          {order.may.includes('propose') && <TermsStep order={order} />}
          {order.may.includes('declineQuote') && (
            <ReasonStep
              call={declineQuote}
              shape={declineQuoteShape}
              id={order.id}
              words="退回报价"
              text={`退回后${vendor}可以重新报价，合同文本随之作废并重新生成。`}
              done={`报价已退回${vendor}`}
            />
          )}
        </div>
      )}
    </div>
  );
}
