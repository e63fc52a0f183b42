import { paymentStatus } from '@shuji/contract/order/labels';
import { paymentColumns } from '@shuji/contract/order/labels/office';
import { exportPayments, listAllPayments } from '@shuji/contract/order/office';
import { Link } from 'react-router';
import { FileLink } from '#app/lib/FileLink.tsx';
import { type FilterField, ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useListed } from '#app/list/use-list.ts';
import { paymentTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { OtherUses } from './OtherUses.tsx';

export const soughtNames = ['keyword', 'from', 'to'] as const;
const keyword: FilterField = {
  kind: 'search',
  name: 'keyword',
  label: '关键词',
  placeholder: '订单编号、产品、付款方或流水号',
};
const days: FilterField = { kind: 'period', name: 'from', label: '提交日期' };
export const soughtFields: FilterField[] = [keyword, days];
const statuses = optionsOf(paymentStatus);

/** Every submitted voucher, with its outcome. */
export function PaymentRows() {
  const { data, error, reload, filter } = useListed(listAllPayments, 'status', ...soughtNames);
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          keyword,
          { kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses },
          days,
        ]}
      />
      <OfficeRows
        list="payment"
        columns={paymentColumns}
        cells={{
          order: (row) => <Link to={href('officeOrder', { id: row.orderId })}>{row.orderNumber}</Link>,
          product: (row) => row.productName,
          buyer: (row) => row.buyerName,
          payer: (row) => row.payer,
          seller: (row) => row.sellerName,
          amount: { align: 'right', cell: (row) => <Sum fen={row.amount} /> },
          paidOn: (row) => row.paidOn,
          reference: (row) => row.reference ?? '—',
          submittedAt: (row) => minuteOf(row.submittedAt),
          voucher: (row) => <FileLink file={row.voucher} />,
          decidedAt: (row) => minuteOf(row.decidedAt) || '—',
          status: (row) => <Tag tone={paymentTone[row.status]}>{paymentStatus[row.status]}</Tag>,
          reason: (row) => row.reason ?? '—',
          otherUses: (row) => <OtherUses uses={row.otherUses} />,
        }}
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的付款" text="放宽筛选条件再试试。" />}
        unit="笔付款"
        caption="付款"
        sheet={{ call: exportPayments, input: filter }}
      />
    </>
  );
}
