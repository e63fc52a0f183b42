import { payoutColumns, payoutKinds } from '@shuji/contract/order/labels/payout';
import { exportPayouts, listPayoutQueue, listPayouts } from '@shuji/contract/order/payout';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { NotedPayout, PayoutBar } from './NotedPayout.tsx';
import { NotePayout } from './NotePayout.tsx';
import { PayeeAccount } from './PayeeAccount.tsx';
import { isAwaited, SecondPersonNote } from './SecondPerson.tsx';

export const meta = pageTitle('结算退款');

/** Money that the centre owes: settlements to suppliers, refunds to buyers. */
export default queuePage({
  title: '结算退款',
  label: '款项',
  views: [
    {
      value: 'waiting',
      label: '待转账',
      call: listPayoutQueue,
      empty: {
        title: '没有待转账的款项',
        text: '验收完成的订单应结算给供方的货款，以及解除合同应退给需方的款项会出现在这里，等得最久的排在最前。',
      },
      cells: {
        transfer: (row) => <NextTransfer row={row} />,
      },
    },
    {
      value: 'all',
      label: '已登记',
      call: listPayouts,
      exports: exportPayouts,
      filters: [keyword('订单编号、产品或转账凭证号'), choice('side', '款项', payoutKinds), period('登记日期')],
      empty: { title: '还没有登记过转账', text: '在“待转账”中登记的结算与退款会出现在这里。' },
    },
  ],
  list: 'payout',
  columns: payoutColumns,
  caption: '结算与退款',
  unit: '笔款项',
  nothing: '没有符合条件的记录',
  idOf: (row) => `${row.orderId} ${row.side} ${row.round}`,
  cells: {
    kind: { width: '8em', cell: (row) => payoutKinds[row.side] },
    order: (row) => row.orderNumber,
    product: (row) => row.productName,
    party: (row) => row.partyName,
    account: (row) => <PayeeAccount row={row} />,
    price: { align: 'right', cell: (row) => <Sum fen={row.price} /> },
    fee: { align: 'right', cell: (row) => <Sum fen={row.fee} none="—" /> },
    amount: {
      align: 'right',
      cell: (row) => (
        <strong>
          <Sum fen={row.amount} />
        </strong>
      ),
    },
    clearedAt: (row) => minuteOf(row.clearedAt),
    transfer: (row) => <NotedPayout row={row} />,
  },
});

function NextTransfer({ row }: { row: PayoutRow }) {
  return (
    <div className="row" data-gap="1">
      <SecondPersonNote {...row} />
      {!isAwaited(row) && (row.bar ? <PayoutBar bar={row.bar} /> : <NotePayout row={row} />)}
    </div>
  );
}
