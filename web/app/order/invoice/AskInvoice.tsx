import { askInvoice } from '@shuji/contract/order/invoice';
import { invoiceKinds } from '@shuji/contract/order/labels/invoice';
import type { OrderPage } from '@shuji/contract/order/schema';
import { askInvoice as askInvoiceShape, type Invoices } from '@shuji/contract/order/schema/invoice';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Price } from '#app/ui/plain/Price.tsx';

type Askable = Invoices['askable'][number];

interface AskInvoiceProps extends Askable {
  order: Pick<OrderPage, 'id' | 'product'>;
  own: Invoices['own'];
}

/** Requests an invoice: its content, and the address to send it to. */
export function AskInvoice({ order, issuer, amount, own }: AskInvoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSpecial, setIsSpecial] = useState(false);
  const words = issuer === 'seller' ? '申请货款发票' : '申请服务费发票';
  return (
    <div className="row between">
      <p>
        {issuer === 'seller'
          ? `可以请${vendorOf(order.product)}就合同价款开具发票：`
          : '可以请交易中心就交易服务费开具发票：'}
        <Price fen={amount} />
      </p>
      <Button call={askInvoice} onClick={() => setIsOpen(true)}>
        {words}
      </Button>
      <Dialog open={isOpen} title={words} onClose={() => setIsOpen(false)}>
        <CallForm
          call={askInvoice}
          shape={askInvoiceShape}
          fixed={{ id: order.id, issuer }}
          initial={{ kind: 'plain', title: own.title, taxNumber: own.taxNumber ?? '' }}
          onValues={({ kind }) => setIsSpecial(kind === 'special')}
          onDone={() => {
            setIsOpen(false);
            toast.success('开票申请已提交');
          }}
          footer={({ busy }) => (
            <div className="row">
              <Button onClick={() => setIsOpen(false)}>返回</Button>
              <Button look="primary" type="submit" busy={busy}>
                提交申请
              </Button>
            </div>
          )}
        >
          <CallField name="kind">
            <RadioField options={optionsOf(invoiceKinds)} />
          </CallField>
          <CallField name="title">
            <Input maxLength={100} />
          </CallField>
          <CallField name="taxNumber" required={isSpecial || own.taxNumber !== null} hint="18 位统一社会信用代码">
            <Input maxLength={18} />
          </CallField>
          {isSpecial && (
            <div className="fields" data-min="small">
              <CallField name="address" required>
                <Input maxLength={100} autoComplete="street-address" />
              </CallField>
              <CallField name="phone" required>
                <Input maxLength={30} autoComplete="tel" />
              </CallField>
              <CallField name="bank" required>
                <Input maxLength={60} />
              </CallField>
              <CallField name="account" required>
                <Input maxLength={40} inputMode="numeric" />
              </CallField>
            </div>
          )}
          <CallField name="email">
            <Input type="email" maxLength={100} autoComplete="email" />
          </CallField>
        </CallForm>
      </Dialog>
    </div>
  );
}
