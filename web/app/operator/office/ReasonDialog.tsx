import { resetOperator, setOperatorStatus } from '@shuji/contract/operator/office';
import {
  resetOperator as resetOperatorShape,
  setOperatorStatus as setOperatorStatusShape,
} from '@shuji/contract/operator/schema/office';
import { Input } from 'antd';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';

const calls = { reset: resetOperator, enable: setOperatorStatus } as const;
const shapes = { reset: resetOperatorShape, enable: setOperatorStatusShape } as const;

/** A request about one operator that a second administrator must approve. */
export interface ReasonRequest {
  step: keyof typeof calls;
  id: string;
  title: string;
  text: string;
}

export function ReasonDialog({
  request,
  onClose,
  onDone,
}: {
  request: ReasonRequest;
  onClose: () => void;
  onDone: () => void;
}) {
  const { step, id, title, text } = request;
  return (
    <FormDialog
      title={title}
      intro={<p>{text}须由另一名系统管理员批准，批准前一切不变。</p>}
      onClose={onClose}
      call={calls[step] as typeof setOperatorStatus}
      shape={shapes[step] as typeof setOperatorStatusShape}
      fixed={{ id, ...(step === 'enable' && { status: 'active' }) }}
      submit="提交申请"
      onDone={onDone}
    >
      <CallField name="reason" label="事由" hint="批准人会看到，至少 4 个字">
        <Input.TextArea rows={2} maxLength={200} />
      </CallField>
    </FormDialog>
  );
}
