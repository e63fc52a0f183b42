import { feeWords } from '@shuji/contract/order/fee';
import { yuan } from '@shuji/contract/order/labels/fee';
import { quoteOrder as quoteOrderShape, refuseOrder as refuseOrderShape } from '@shuji/contract/order/schema/steps';
import { confirmOrder, quoteOrder, refuseOrder } from '@shuji/contract/order/steps';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import type { StepProps } from './step-props.ts';

/** The supplier's answer to an application: accept it at its price, name another, or refuse. */
export function AnswerStep({ order }: StepProps) {
  const { send, busy } = useMutationOf(confirmOrder);
  const hasPrice = order.may.includes('confirm');
  const [isQuoting, setIsQuoting] = useState(!hasPrice);
  const returned = order.history.at(-1)?.move === 'declineQuote' ? order.history.at(-1)?.note : null;

  async function confirm() {
    if (await send({ id: order.id })) toast.success('已接受，合同已生成，请签署');
  }

  return (
    <div className="stack">
      <p>
        {order.buyer.name} 申请订购“{order.product.name}”{order.tier && `（${order.tier.name}）`}，数量 {order.quantity}
        ，
        {hasPrice ? (
          <>
            总价 <Price fen={order.amount} />。
          </>
        ) : (
          '请报价。'
        )}
        {hasPrice ? '接受' : '报价'}后将生成合同，由双方签署。
      </p>
      {returned && <p>需方退回了上次报价：{returned}</p>}
      {(order.amount ?? 1) > 0 && (
        <p className="muted">
          交易服务费{feeWords(order.fee.rule)}。
          {order.fee.seller > 0 &&
            `按此价格，您承担 ¥${yuan(order.fee.seller)}，结算 ¥${yuan((order.amount ?? 0) - order.fee.seller)}。`}
        </p>
      )}
      {isQuoting && (
        <CallForm
          call={quoteOrder}
          shape={quoteOrderShape}
          fixed={{ id: order.id }}
          submit="提交报价"
          onDone={() => {
            toast.success('报价已发给需方，合同已生成');
          }}
        >
          <CallField name="amount" hint="合同总价，含税；签署合同即视为需方接受报价">
            <MoneyField />
          </CallField>
          <CallField name="note">
            <Input.TextArea rows={3} maxLength={500} showCount placeholder="报价的构成、优惠或附加服务" />
          </CallField>
        </CallForm>
      )}
      <div className="row">
        {hasPrice && (
          <Button look="primary" busy={busy} onClick={confirm}>
            接受订购
          </Button>
        )}
        {hasPrice && !isQuoting && <Button onClick={() => setIsQuoting(true)}>另行报价</Button>}
        <ReasonStep
          call={refuseOrder}
          shape={refuseOrderShape}
          id={order.id}
          words="谢绝订购"
          text="谢绝后订单终止，理由会告知需方。"
          done="已谢绝"
          isDangerous
        />
      </div>
    </div>
  );
}
