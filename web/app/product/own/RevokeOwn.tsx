import { revokeOwnProduct } from '@shuji/contract/product/own';
import { revokeOwnProduct as revokeOwnProductShape } from '@shuji/contract/product/schema/own';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';

/** The supplier ends its registration; nothing brings it back. */
export function RevokeOwn({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button call={revokeOwnProduct} size="small" onClick={() => setOpen(true)}>
        申请注销
      </Button>
      {isOpen && (
        <Dialog open title="注销产品登记" onClose={() => setOpen(false)}>
          <CallForm
            call={revokeOwnProduct}
            shape={revokeOwnProductShape}
            fixed={{ id }}
            submit="确认注销"
            onDone={() => {
              setOpen(false);
              toast.success('登记和证书已注销');
            }}
          >
            <p className="muted">登记和登记证书随即注销，不能恢复；办理记录和已完成的交易凭证保留。</p>
            <CallField name="reason" hint="原因会显示在登记证书的查验结果里">
              <Input.TextArea rows={3} maxLength={500} showCount />
            </CallField>
          </CallForm>
        </Dialog>
      )}
    </>
  );
}
