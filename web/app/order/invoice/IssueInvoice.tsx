import { issueInvoice } from '@shuji/contract/order/invoice';
import { issueInvoice as issueInvoiceShape } from '@shuji/contract/order/schema/invoice';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

/** The supplier's invoice: its number, its day and the file itself. */
export function IssueInvoice({ invoice }: { invoice: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const today = dayOf(new Date().toISOString());
  return (
    <>
      <Button call={issueInvoice} look="primary" onClick={() => setIsOpen(true)}>
        上传发票
      </Button>
      <Dialog open={isOpen} title="上传发票" onClose={() => setIsOpen(false)}>
        <CallForm
          call={issueInvoice}
          shape={issueInvoiceShape}
          fixed={{ id: invoice }}
          initial={{ issuedOn: today }}
          onDone={() => {
            setIsOpen(false);
            toast.success('发票已发给需方');
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look="primary" type="submit" busy={busy}>
                发给需方
              </Button>
            </div>
          )}
        >
          <CallField name="file">
            <UploadField purpose="invoice" />
          </CallField>
          <CallField name="number" hint="8 位或 20 位数字">
            <Input maxLength={20} inputMode="numeric" />
          </CallField>
          <CallField name="issuedOn">
            <DayField max={today} />
          </CallField>
        </CallForm>
      </Dialog>
    </>
  );
}
