import { issueFeeInvoice } from '@shuji/contract/order/invoice';
import { issueFeeInvoice as issueFeeInvoiceShape, type OfficeInvoiceRow } from '@shuji/contract/order/schema/invoice';
import { Form, Input, Upload } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { problemsOf } from '#app/form/schema.ts';
import { upload } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { reread } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

interface Values {
  number: string;
  issuedOn: string;
  file?: File;
}

/** The centre's invoice: number, day and the file go in one call. */
export function IssueFeeInvoice({ row }: { row: OfficeInvoiceRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  const today = dayOf(new Date().toISOString());

  async function send({ file, ...values }: Values) {
    const input = { id: row.id, ...values };
    const problems = problemsOf(issueFeeInvoiceShape.input, input).map(({ path, message }) => ({
      name: path[0] as keyof Values,
      errors: [message],
    }));
    if (!file) problems.push({ name: 'file', errors: ['请选择发票文件'] });
    form.setFields(problems);
    if (problems.length > 0 || !file) return;
    setBusy(true);
    try {
      await upload(issueFeeInvoice, input, file, undefined, { fields: true });
      setIsOpen(false);
      toast.success('发票已发给申请人');
      reread();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error instanceof Refused)
        form.setFields(
          Object.entries(error.fields).map(([name, message]) => ({ name: name as keyof Values, errors: [message] })),
        );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        上传发票
      </Button>
      <Dialog open={isOpen} title="上传服务费发票" onClose={() => setIsOpen(false)}>
        <Form<Values>
          form={form}
          layout="vertical"
          requiredMark
          initialValues={{ issuedOn: today }}
          onFinish={(values) => void send(values)}
        >
          <Form.Item
            name="file"
            label="发票文件"
            required
            extra="PDF 或图片，不超过 10 MB"
            valuePropName="chosen"
            getValueFromEvent={(file: File) => file}
            trigger="onChoose"
          >
            <FilePick />
          </Form.Item>
          <Form.Item name="number" label="发票号码" required extra="8 位或 20 位数字">
            <Input maxLength={20} inputMode="numeric" />
          </Form.Item>
          <Form.Item name="issuedOn" label="开票日期" required>
            <DayField max={today} />
          </Form.Item>
          <div className="row">
            <Button onClick={() => setIsOpen(false)}>返回</Button>
            <Button look="primary" type="submit" busy={busy}>
              发给申请人
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}

function FilePick({ id, chosen, onChoose }: { id?: string; chosen?: File; onChoose?: (file: File) => void }) {
  return (
    <Upload
      {...(id ? { id } : {})}
      accept=".pdf,.jpg,.jpeg,.png,.webp"
      showUploadList={false}
      beforeUpload={(file) => {
        onChoose?.(file);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button>{chosen ? chosen.name : '选择文件'}</Button>
    </Upload>
  );
}
