import { objectOrder as objectOrderShape } from '@shuji/contract/order/schema/steps';
import { acceptOrder, objectOrder } from '@shuji/contract/order/steps';
import { Button } from '#app/admin/Button.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { vendorOf } from '#app/product/labels.ts';
import { ask, toast } from '#app/ui/notify.ts';
import type { StepProps } from './step-props.ts';

/** The buyer inspects the delivery, and accepts it or objects. */
export function AcceptStep({ order }: StepProps) {
  const { send, busy } = useMutationOf(acceptOrder);

  async function accept() {
    const isSure = await ask({
      title: '确认验收',
      text: '确认验收后交易完成，双方将取得交易凭证，且不能再提出验收异议。',
      confirm: '确认验收',
      cancel: '再看看',
    });
    if (isSure && (await send({ id: order.id }))) toast.success('验收完成，交易凭证已颁发');
  }

  return (
    <div className="stack">
      <p>
        {vendorOf(order.product)}已交付，请下载或查看上方交付内容，核对无误后确认验收。期满未提出异议的，视为验收合格。
      </p>
      <div className="row">
        <Button look="primary" busy={busy} onClick={accept}>
          确认验收
        </Button>
        <ReasonStep
          call={objectOrder}
          shape={objectOrderShape}
          id={order.id}
          words="提出异议"
          text={`请说明与约定不符之处。${vendorOf(order.product)}更正后会重新交付，验收期限重新起算。`}
          done={`异议已发给${vendorOf(order.product)}`}
        />
      </div>
    </div>
  );
}
