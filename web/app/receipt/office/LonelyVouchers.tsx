import type { StatementPreview } from '@shuji/contract/receipt/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

const states = { pending: '待核对', confirmed: '已确认到账' } as const;

/** Vouchers of the days that a statement covers for which the bank shows no money. */
export function LonelyVouchers({ period, vouchers }: Pick<StatementPreview, 'period' | 'vouchers'>) {
  if (!period) return null;
  const days = period.from === period.to ? period.from : `${period.from} 至 ${period.to}`;
  return (
    <Card title={`凭证无对应流水（${vouchers.length}）`}>
      <div className="stack">
        <p className="muted">
          {vouchers.length === 0
            ? `付款日期在 ${days} 的凭证都有对应的流水。`
            : `付款日期在 ${days}、本次与以往的流水中都没有找到的凭证。请核对是否存入其他账户，或者退回凭证。`}
        </p>
        {vouchers.length > 0 && (
          <ScrollBox label="凭证无对应流水">
            <Table
              caption="凭证无对应流水"
              rows={vouchers}
              rowKey={(row) => row.id}
              columns={[
                {
                  title: '订单编号',
                  cell: (row) => <Link to={href('officeOrder', { id: row.orderId })}>{row.orderNumber}</Link>,
                },
                { title: '需方', cell: (row) => row.buyerName },
                { title: '付款户名', cell: (row) => row.payer },
                { title: '付款日期', cell: (row) => row.paidOn },
                { title: '金额', align: 'right', cell: (row) => <Sum fen={row.amount} /> },
                { title: '银行流水号', cell: (row) => row.reference ?? '—' },
                {
                  title: '凭证',
                  cell: (row) => <Tag tone={row.status === 'confirmed' ? 'bad' : 'warn'}>{states[row.status]}</Tag>,
                },
              ]}
            />
          </ScrollBox>
        )}
      </div>
    </Card>
  );
}
