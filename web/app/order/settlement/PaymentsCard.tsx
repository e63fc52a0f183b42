import { paymentStatus } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { paymentTone } from '#app/order/labels.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** Submitted vouchers, and the office's words on each. */
export function PaymentsCard({ payments }: { payments: OrderPage['payments'] }) {
  if (payments.length === 0) return null;
  return (
    <Card title="付款记录" className="no-print">
      <Table
        caption="付款记录"
        rows={payments}
        rowKey={(row) => row.id}
        columns={[
          { title: '提交时间', cell: (row) => minuteOf(row.submittedAt) },
          { title: '金额', cell: (row) => <Price fen={row.amount} />, align: 'right' },
          { title: '付款户名', cell: (row) => row.payer },
          { title: '付款日期', cell: (row) => row.paidOn },
          { title: '银行流水号', cell: (row) => row.reference ?? '—' },
          {
            title: '凭证',
            cell: (row) => (row.voucher ? <FileLink file={row.voucher} /> : '银行到账'),
          },
          {
            title: '结果',
            cell: (row) => (
              <span>
                <Tag tone={paymentTone[row.status]}>{paymentStatus[row.status]}</Tag> {row.reason}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
