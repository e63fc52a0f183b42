import {
  exportFeeInvoices,
  issueFeeInvoice,
  listFeeInvoices,
  listInvoiceQueue,
  refuseFeeInvoice,
} from '@shuji/contract/order/invoice';
import { feeInvoiceColumns, invoiceKinds, invoiceStatus } from '@shuji/contract/order/labels/invoice';
import { type OfficeInvoiceRow, refuseFeeInvoice as refuseFeeInvoiceShape } from '@shuji/contract/order/schema/invoice';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { useList } from '#app/admin/list/use-list.ts';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { InvoiceFacts, invoiceTone } from '#app/order/invoice/InvoiceCard.tsx';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { IssueFeeInvoice } from './IssueFeeInvoice.tsx';

export const meta = pageTitle('服务费发票');

/** The centre's own invoices, for the service fee. */
export default queuePage({
  title: '服务费发票',
  label: '发票',
  views: [
    { value: 'waiting', label: '待开票', view: Waiting },
    {
      value: 'all',
      label: '全部申请',
      call: listFeeInvoices,
      exports: exportFeeInvoices,
      filters: [keyword('订单编号、抬头或发票号码'), choice('status', '状态', invoiceStatus), period('申请日期')],
    },
  ],
  list: 'invoice',
  columns: feeInvoiceColumns,
  caption: '服务费发票',
  unit: '份申请',
  nothing: '没有符合条件的申请',
  cells: {
    party: (row) => row.partyName,
    order: (row) => row.orderNumber,
    title: (row) => row.title,
    taxNumber: (row) => row.taxNumber || '—',
    kind: (row) => invoiceKinds[row.kind],
    amount: { align: 'right', cell: (row) => <Sum fen={row.amount} /> },
    requestedAt: (row) => minuteOf(row.requestedAt),
    number: (row) => (row.file ? <FileLink file={row.file}>{row.number}</FileLink> : '—'),
    issuedOn: (row) => row.issuedOn ?? '—',
    status: (row) => <Tag tone={invoiceTone[row.status]}>{invoiceStatus[row.status]}</Tag>,
  },
});

// Each card shows every value of the tax bureau's form.
function Waiting() {
  const { data, error, reload } = useList(listInvoiceQueue, []);
  if (!data)
    return (
      <Card>
        <Fallback noun="列表" error={error} onAgain={reload} />
      </Card>
    );
  if (data.rows.length === 0)
    return (
      <Card>
        <Empty title="没有待开具的发票" text="承担服务费的一方申请开票后会出现在这里，等得最久的排在最前。" />
      </Card>
    );
  return (
    <>
      {data.rows.map((row) => (
        <Waiter key={row.id} row={row} />
      ))}
      <Pager total={data.total} capped={data.capped} unit="份申请" />
    </>
  );
}

function Waiter({ row }: { row: OfficeInvoiceRow }) {
  return (
    <Card title={`${row.partyName} · 订单 ${row.orderNumber}`} extra={<Price fen={row.amount} />}>
      <div className="stack">
        <InvoiceFacts row={row} />
        <div className="row">
          <Allowed call={issueFeeInvoice}>
            <IssueFeeInvoice row={row} />
          </Allowed>
          <ReasonStep
            call={refuseFeeInvoice}
            shape={refuseFeeInvoiceShape}
            id={row.id}
            words="不予开票"
            text="理由会告知申请人，申请人更正后可以重新申请。"
            done="已告知申请人"
          />
        </div>
      </div>
    </Card>
  );
}
