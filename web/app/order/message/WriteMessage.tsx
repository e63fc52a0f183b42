import { mostMessageFiles } from '@shuji/contract/order/labels/message';
import { writeOrderMessage } from '@shuji/contract/order/message';
import { writeOrderMessage as writeOrderMessageShape } from '@shuji/contract/order/schema/message';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { toast } from '#app/ui/notify.ts';

/** Each message has a key of its own: pressing twice, or again after a lost reply, writes it once. */
export function WriteMessage({ id }: { id: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <CallForm
      name="message"
      key={key}
      call={writeOrderMessage}
      shape={writeOrderMessageShape}
      draft={`message-${id}`}
      fixed={{ id, key }}
      className="ruled"
      onDone={() => {
        toast.success('留言已发出');
        setKey(crypto.randomUUID());
      }}
      footer={({ busy }) => (
        <div className="row between" data-gap="6">
          <p className="muted small">
            留言是交易记录的一部分，发出后不能修改；发生争议时交易中心可以查看。请勿填写密码、密钥。
          </p>
          <Button htmlType="submit" loading={busy}>
            发送留言
          </Button>
        </div>
      )}
    >
      <CallField name="text">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={1000} showCount />
      </CallField>
      <CallField name="files">
        <UploadsField purpose="message" max={mostMessageFiles} />
      </CallField>
    </CallForm>
  );
}
