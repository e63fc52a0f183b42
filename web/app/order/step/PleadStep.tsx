import { pleadDispute } from '@shuji/contract/order/dispute';
import { pleadDispute as pleadDisputeShape } from '@shuji/contract/order/schema/dispute';
import { Input } from 'antd';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { toast } from '#app/ui/notify.ts';
import type { StepProps } from './step-props.ts';

/** While a dispute is open either side may plead and submit evidence. */
export function PleadStep({ order }: StepProps) {
  const isRaiser = order.disputes.at(-1)?.raisedBy === order.side;
  return (
    <div className="stack">
      <p>
        {isRaiser
          ? '争议已提交交易中心。处理前，您可以补充陈述和证据材料；与对方协商一致的，可以撤回争议。'
          : '交易中心正在处理争议。请在处理前说明情况并提交证据材料，作为处理的依据。'}
      </p>
      <p className="muted small">
        陈述和材料提交后不能修改或删除，对方和交易中心都能看到。处理期间，订单留言会一并提供给交易中心查阅。
      </p>
      <CallForm
        call={pleadDispute}
        shape={pleadDisputeShape}
        fixed={{ id: order.id }}
        draft={`plead-${order.id}`}
        submit="提交陈述"
        onDone={() => {
          toast.success('已提交，对方和交易中心都会看到');
        }}
      >
        <CallField name="text">
          <Input.TextArea rows={4} maxLength={1000} showCount />
        </CallField>
        <CallField name="files" label="证据材料">
          <UploadsField purpose="evidence" max={10} />
        </CallField>
      </CallForm>
    </div>
  );
}
