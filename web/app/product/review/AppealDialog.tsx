import { mostStepFiles } from '@shuji/contract/product/labels/own';
import { appealSuspension } from '@shuji/contract/product/own';
import { appealSuspension as appealSuspensionShape } from '@shuji/contract/product/schema/own';
import { Input } from 'antd';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { toast } from '#app/ui/notify.ts';

/** A supplier's appeal against the suspension of a product. */
export function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open wide title="对强制下架提出申诉" onClose={onClose}>
      <CallForm
        call={appealSuspension}
        shape={appealSuspensionShape}
        fixed={{ id }}
        draft={`appeal-${id}`}
        submit="提交申诉"
        onDone={() => {
          toast.success('申诉已提交，结果会通知您');
          onClose();
        }}
      >
        <CallField name="text" hint="针对下架原因逐项说明；中心核实后解除或者维持，并把理由通知您">
          <Input.TextArea rows={5} maxLength={1000} showCount />
        </CallField>
        <CallField name="files">
          <UploadsField purpose="evidence" max={mostStepFiles} />
        </CallField>
      </CallForm>
    </Dialog>
  );
}
