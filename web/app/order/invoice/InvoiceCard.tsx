import {
  type InvoiceRow,
  listInvoices,
  receiveInvoice,
  refuseInvoice,
  returnInvoice,
} from '@shuji/contract/order/invoice';
import { type InvoiceStatus, invoiceIssuers, invoiceKinds, invoiceStatus } from '@shuji/contract/order/labels/invoice';
import type { OrderPage } from '@shuji/contract/order/schema';
import {
  refuseInvoice as refuseInvoiceShape,
  returnInvoice as returnInvoiceShape,
} from '@shuji/contract/order/schema/invoice';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { AskInvoice } from './AskInvoice.tsx';
import { IssueInvoice } from './IssueInvoice.tsx';

export const invoiceTone: Record<InvoiceStatus, 'action' | 'good' | 'warn' | 'plain'> = {
  requested: 'action',
  issued: 'action',
  received: 'good',
  returned: 'warn',
  refused: 'plain',
};

/** Invoices of a deal: possible requests, and the state of each request. */
export function InvoiceCard({ order }: { order: Pick<OrderPage, 'id' | 'product'> }) {
  const { data, error, reload } = useQueryOf(listInvoices, { id: order.id });
  if (!data && error)
    return (
      <Card title="发票" className="no-print">
        <Fallback noun="发票" error={error} onAgain={reload} small />
      </Card>
    );
  if (!data || (data.rows.length === 0 && data.askable.length === 0)) return null;
  return (
    <Card title="发票" className="no-print">
      <div className="stack">
        {data.isUndone && data.rows.some(({ number }) => number) && (
          <Alert title="合同已解除" tone="warn">
            已开具的发票请由开票方按规定开具红字发票，收票方配合退回或确认。
          </Alert>
        )}
        {data.askable.map((one) => (
          <AskInvoice key={one.issuer} order={order} {...one} own={data.own} />
        ))}
        {data.rows.length > 0 && (
          <ul className="lines" data-gap="5">
            {data.rows.map((row) => (
              <li key={row.id}>
                <Invoice row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Invoice({ row }: { row: InvoiceRow }) {
  const { send, busy } = useMutationOf(receiveInvoice);
  const { may } = row;

  async function receive() {
    if (await send({ id: row.id })) toast.success('已确认收票');
  }

  return (
    <>
      <div className="row between">
        <h3>
          {invoiceIssuers[row.issuer]}开具 · {row.issuer === 'seller' ? '货款' : '交易服务费'}{' '}
          <Price fen={row.amount} />
        </h3>
        <Tag tone={invoiceTone[row.status]}>{invoiceStatus[row.status]}</Tag>
      </div>
      <InvoiceFacts row={row} />
      <div className="row">
        {may.includes('issue') && <IssueInvoice invoice={row.id} />}
        {may.includes('refuse') && (
          <ReasonStep
            call={refuseInvoice}
            shape={refuseInvoiceShape}
            id={row.id}
            words="不予开票"
            text="理由会告知需方，需方更正后可以重新申请。"
            done="已告知需方"
          />
        )}
        {may.includes('receive') && (
          <Button call={receiveInvoice} look="primary" busy={busy} onClick={receive}>
            确认收票
          </Button>
        )}
        {may.includes('return') && (
          <ReasonStep
            call={returnInvoice}
            shape={returnInvoiceShape}
            id={row.id}
            words="退回重开"
            text="发票抬头、税号、金额等有误的，可以退回开票方重开。"
            done="已退回开票方"
          />
        )}
      </div>
    </>
  );
}

type ShownInvoice = Omit<InvoiceRow, 'may'>;

/** The invoice's content and its outcome; for the parties and the office. */
export function InvoiceFacts({ row }: { row: ShownInvoice }) {
  return (
    <Facts
      facts={[
        ['发票种类', invoiceKinds[row.kind]],
        ['发票抬头', row.title],
        ['纳税人识别号', row.taxNumber],
        ['地址与电话', [row.details.address, row.details.phone].filter(Boolean).join('　')],
        ['开户行与账号', [row.details.bank, row.details.account].filter(Boolean).join('　')],
        ['收票邮箱', row.details.email],
        ['申请时间', minuteOf(row.requestedAt)],
        ['发票号码', row.number],
        ['开票日期', row.issuedOn],
        ['发票文件', row.file && <FileLink file={row.file} />],
        [row.status === 'refused' ? '未予开票的理由' : '退回理由', row.reason],
      ]}
    />
  );
}
