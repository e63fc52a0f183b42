import { updateDelivery as updateDeliveryShape } from '@shuji/contract/order/schema/steps';
import { updateDelivery } from '@shuji/contract/order/steps';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { LargeFilesField } from '#app/form/upload/LargeFilesField.tsx';
import { toast } from '#app/ui/notify.ts';
import type { StepProps } from './step-props.ts';

/** While the duration runs, new content is delivered beside the accepted one. */
export function UpdateStep({ order }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [underway, setUnderway] = useState(0);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>交付更新内容</Button>
      </div>
    );
  }
  return (
    <CallForm
      call={updateDelivery}
      shape={updateDeliveryShape}
      draft={`update-${order.id}`}
      fixed={{ id: order.id }}
      footer={({ busy }) => (
        <Button type="primary" htmlType="submit" loading={busy} disabled={underway > 0}>
          {underway > 0 ? '文件传完后即可交付' : '确认交付更新'}
        </Button>
      )}
      onDone={() => {
        setOpen(false);
        toast.success('已交付更新内容，需方会收到通知');
      }}
    >
      <CallField name="files" hint="使用期限内可以多次交付；需方在本页下载，每次下载都有记录">
        <LargeFilesField purpose="delivery" max={20} onUnderway={setUnderway} />
      </CallField>
      <CallField name="note">
        <Input.TextArea rows={2} maxLength={1000} showCount placeholder="本次更新的期次与内容" />
      </CallField>
    </CallForm>
  );
}
