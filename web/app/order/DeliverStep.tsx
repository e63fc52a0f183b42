import { type DeliveryKind, deliveryKinds } from '@shuji/contract/order';
import { deliverOrder } from '@shuji/contract/order-steps';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { LargeFilesField } from '#app/form/LargeFilesField.tsx';
import { readDraft } from '#app/lib/draft.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { toast } from '#app/ui/notify.ts';
import type { StepProps } from './NextStep.tsx';

const kinds = (Object.keys(deliveryKinds) as DeliveryKind[]).map((value) => ({ value, label: deliveryKinds[value] }));

/** Handing over: files, credentials of an API, or word of what was handed over elsewhere. */
export function DeliverStep({ order, onMoved }: StepProps) {
  const first = kindOf(order.product.delivery);
  const draft = `deliver-${order.id}`;
  const [kind, setKind] = useState(() => readDraft<{ kind?: DeliveryKind }>(draft)?.kind ?? first);
  const [underway, setUnderway] = useState(0);
  const objection = order.deliveries.at(-1)?.objection;
  return (
    <div className="stack">
      {objection && (
        <Notice title="需方提出异议，请更正后重新交付" tone="warn">
          {objection}
        </Notice>
      )}
      <p>
        {order.amount === 0 ? '合同已签署' : '款项已到账'}，请按合同约定交付（{order.product.delivery.join('、')}）。
      </p>
      <CallForm
        call={deliverOrder}
        draft={draft}
        fixed={{ id: order.id }}
        initial={{ kind: first }}
        footer={({ busy }) => (
          <Button type="primary" htmlType="submit" loading={busy} disabled={underway > 0}>
            {underway > 0 ? '文件传完后即可交付' : '确认交付'}
          </Button>
        )}
        onValues={(values) => setKind(values.kind as DeliveryKind)}
        toInput={(values) =>
          values.kind === 'api' ? values : { ...values, endpoint: undefined, credential: undefined }
        }
        onDone={() => {
          toast.success('已交付，请等待需方验收');
          onMoved();
        }}
      >
        <CallField name="kind">
          <Radio.Group options={kinds} optionType="button" />
        </CallField>
        {kind === 'api' && (
          <>
            <CallField name="endpoint" label="接口地址" required>
              <Input placeholder="https://" maxLength={300} />
            </CallField>
            <CallField name="credential" required hint="加密保存，只向需方显示一次">
              <Input.TextArea rows={3} maxLength={2000} autoComplete="off" />
            </CallField>
          </>
        )}
        <CallField
          name="files"
          label={kind === 'file' ? '交付文件' : '附件'}
          required={kind === 'file'}
          hint="交付后双方可见文件的 SHA-256；需方凭十分钟内有效的链接下载，每次下载都有记录"
        >
          <LargeFilesField purpose="delivery" max={20} onUnderway={setUnderway} />
        </CallField>
        <CallField name="note" required={kind === 'offline'}>
          <Input.TextArea
            rows={3}
            maxLength={1000}
            showCount
            placeholder={kind === 'offline' ? '交付时间、介质、快递单号与接收人' : '文件说明、使用注意事项、接口文档'}
          />
        </CallField>
      </CallForm>
    </div>
  );
}

function kindOf(delivery: string[]): DeliveryKind {
  if (delivery.some((word) => word.includes('API'))) return 'api';
  return delivery.every((word) => word.includes('线下')) ? 'offline' : 'file';
}
