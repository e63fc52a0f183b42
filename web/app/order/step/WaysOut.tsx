import { withdrawDispute } from '@shuji/contract/order/dispute';
import { withdrawDispute as withdrawDisputeShape } from '@shuji/contract/order/schema/dispute';
import { cancelOrder as cancelOrderShape, disputeOrder as disputeOrderShape } from '@shuji/contract/order/schema/steps';
import { cancelOrder, disputeOrder } from '@shuji/contract/order/steps';
import { CallField } from '#app/form/field/CallField.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import type { StepProps } from './step-props.ts';

/** The ways out of a deal, apart from the way on. */
export function WaysOut({ order }: StepProps) {
  const { id, may } = order;
  if (!may.includes('cancel') && !may.includes('dispute') && !may.includes('withdraw')) return null;
  return (
    <div className="row ruled">
      {may.includes('cancel') && (
        <ReasonStep
          call={cancelOrder}
          shape={cancelOrderShape}
          id={id}
          words="取消订单"
          text="取消后订单终止，不能恢复。理由会告知对方。"
          done="订单已取消"
          isQuiet
          isDangerous
        />
      )}
      {may.includes('withdraw') && (
        <ReasonStep
          call={withdrawDispute}
          shape={withdrawDisputeShape}
          id={id}
          words="撤回争议"
          text="撤回后，订单回到提起争议前的步骤，剩余期限继续计算。同一订单最多撤回三次。"
          done="争议已撤回，订单继续"
          isQuiet
        />
      )}
      {may.includes('dispute') && (
        <ReasonStep
          call={disputeOrder}
          shape={disputeOrderShape}
          id={id}
          words="提起争议"
          text="与对方协商不成的，可以提请交易中心处理。处理期间订单暂停，处理结果对双方有效。"
          done="争议已提交交易中心"
          isQuiet
          isDangerous
        >
          <CallField name="evidence" label="证据材料">
            <UploadsField purpose="evidence" max={10} />
          </CallField>
        </ReasonStep>
      )}
    </div>
  );
}
