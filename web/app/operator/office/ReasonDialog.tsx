import type { resetOperator, setOperatorStatus } from '@shuji/contract/operator-office';
import { Input, Modal } from 'antd';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';

/** A request about one operator that a second administrator must approve. */
export interface Asking {
  call: typeof resetOperator | typeof setOperatorStatus;
  id: string;
  title: string;
  text: string;
  /** Putting someone back into office. */
  status?: 'active';
}

export function ReasonDialog({ asking, onClose, onDone }: { asking: Asking; onClose: () => void; onDone: () => void }) {
  const { call, id, title, text, status } = asking;
  return (
    <Modal open title={title} onCancel={onClose} footer={null} destroyOnHidden>
      <p>{text}须由另一名系统管理员批准，批准前一切不变。</p>
      <CallForm
        call={call as typeof setOperatorStatus}
        fixed={{ id, ...(status && { status }) }}
        submit="提交申请"
        onDone={onDone}
      >
        <CallField name="reason" label="事由" hint="批准人会看到，至少 4 个字">
          <Input.TextArea rows={2} maxLength={200} />
        </CallField>
      </CallForm>
    </Modal>
  );
}
