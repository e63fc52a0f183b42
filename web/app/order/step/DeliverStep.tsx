import { type DeliveryKind, deliveryKinds } from '@shuji/contract/order/labels';
import { deliverOrder as deliverOrderShape } from '@shuji/contract/order/schema/steps';
import { deliverOrder } from '@shuji/contract/order/steps';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { LargeFilesField } from '#app/form/upload/LargeFilesField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { places } from '#app/gateway/places.ts';
import { getDraft } from '#app/lib/draft.ts';
import { toast } from '#app/ui/notify.ts';
import type { StepProps } from './step-props.ts';

/** Delivery in one of the agreed ways: files, credentials of an API, or a note of a delivery elsewhere. */
export function DeliverStep({ order }: StepProps) {
  const { ways = [], endpoint = null } = order.delivering ?? {};
  const [first = 'file'] = ways;
  const draft = `deliver-${order.id}`;
  const [kind, setKind] = useState(() => getDraft<{ kind?: DeliveryKind }>(draft)?.kind ?? first);
  const [form] = Form.useForm();
  const [underway, setUnderway] = useState(0);
  const objection = order.deliveries.at(-1)?.objection;
  return (
    <div className="stack">
      {objection && (
        <Alert title="需方提出异议，请更正后重新交付" tone="warn">
          {objection}
        </Alert>
      )}
      <p>
        {order.amount === 0 ? '合同已签署' : '款项已到账'}，请按合同约定交付（{order.product.delivery.join('、')}）。
      </p>
      <CallForm
        call={deliverOrder}
        shape={deliverOrderShape}
        draft={draft}
        fixed={{ id: order.id }}
        form={form}
        initial={{
          kind: first,
          gateway: { endpoint: endpoint ?? '', secretPlace: 'header', secretName: 'Authorization' },
        }}
        footer={({ busy }) => (
          <Button type="primary" htmlType="submit" loading={busy} disabled={underway > 0}>
            {underway > 0 ? '文件传完后即可交付' : '确认交付'}
          </Button>
        )}
        onValues={(values) => {
          if (!values.kind || values.kind === kind) return;
          setKind(values.kind as DeliveryKind);
          // A proof is no data: what was uploaded for one way is not sent with another.
          form.setFieldValue('files', []);
        }}
        toInput={(values) => (values.kind === 'api' ? values : { ...values, gateway: undefined })}
        onDone={() => {
          toast.success('已交付，请等待需方验收');
        }}
      >
        {ways.length > 1 && (
          <CallField name="kind">
            <RadioField options={ways.map((value) => ({ value, label: deliveryKinds[value] }))} optionType="button" />
          </CallField>
        )}
        {kind === 'api' && (
          <>
            <p className="muted" style={{ marginBottom: 16 }}>
              需方通过本平台的网关调用，看不到您的接口地址与凭证；网关按所购规格计次，到期自动停止；请求转发给您即计次，因您的接口原因没有完成的退回需方。
            </p>
            <CallField name={['gateway', 'endpoint']} required hint="需方调用的路径与参数接在此地址之后">
              <Input placeholder="https://" maxLength={300} />
            </CallField>
            <CallField name={['gateway', 'secretPlace']} required>
              <RadioField options={places} />
            </CallField>
            <CallField name={['gateway', 'secretName']} required hint="例如 Authorization、X-Api-Key、token">
              <Input maxLength={60} />
            </CallField>
            <CallField
              name={['gateway', 'secret']}
              required
              hint="加密保存，不会显示给需方；交付后可随时更换。若接口要求 Bearer 前缀，请一并填写"
            >
              <Input.Password maxLength={2000} autoComplete="new-password" />
            </CallField>
          </>
        )}
        {kind === 'offline' ? (
          <CallField name="files" label="交接凭证" required hint="签收单、快递回执等，图片或 PDF">
            <UploadsField purpose="evidence" max={10} />
          </CallField>
        ) : (
          <CallField
            name="files"
            label={kind === 'file' ? '交付文件' : '附件'}
            required={kind === 'file'}
            hint="交付后双方可见文件的 SHA-256；需方每次下载凭一次性链接，限本人本次登录使用，并留有记录"
          >
            <LargeFilesField purpose="delivery" max={20} onUnderway={setUnderway} />
          </CallField>
        )}
        <CallField name="note" required={kind === 'offline'}>
          <Input.TextArea
            rows={3}
            maxLength={1000}
            showCount
            placeholder={
              kind === 'offline' ? '交付时间、方式或介质、快递单号与接收人' : '文件说明、使用注意事项、接口文档'
            }
          />
        </CallField>
      </CallForm>
    </div>
  );
}
