import type { Input } from '@shuji/contract/call';
import { listPayoutQueue, listPayouts, type PayoutRow, payoutKinds } from '@shuji/contract/order-payout';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { DeskRows, DeskSearch } from '#app/review/DeskList.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { Sum } from '../Sum.tsx';
import { NotedPayout } from './NotedPayout.tsx';
import { NotePayout } from './NotePayout.tsx';

export const meta = pageTitle('结算退款');

const tabs = [
  { value: 'waiting', label: '待转账' },
  { value: 'all', label: '已登记' },
];

/** Money that the centre owes: settlements to suppliers, refunds to buyers. */
export default function PayoutDesk() {
  const [query] = useSearchParams();
  return (
    <>
      <h1>结算退款</h1>
      <Tabs name="tab" tabs={tabs} label="款项" />
      {query.get('tab') === 'all' ? <Noted /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const [query] = useSearchParams();
  const { data, error, reload } = useCall(listPayoutQueue, pick(query, 'pageNum') as Input<typeof listPayoutQueue>);
  const text = '验收完成的订单应结算给供方的货款，以及解除合同应退给需方的款项会出现在这里，等得最久的排在最前。';
  return (
    <Rows
      data={data}
      error={error}
      empty={<Empty title="没有待转账的款项" text={text} />}
      transfer={(row) => <NotePayout row={row} onNoted={reload} />}
    />
  );
}

function Noted() {
  const [query] = useSearchParams();
  const { data, error, reload } = useCall(listPayouts, pick(query, 'keyword', 'pageNum') as Input<typeof listPayouts>);
  return (
    <>
      <DeskSearch placeholder="订单编号、产品或转账凭证号" />
      <Rows
        data={data}
        error={error}
        empty={
          query.get('keyword') ? (
            <Empty title="没有符合条件的记录" text="换个关键词再试试。" />
          ) : (
            <Empty title="还没有登记过转账" text="在“待转账”中登记的结算与退款会出现在这里。" />
          )
        }
        transfer={(row) => <NotedPayout row={row} onRecalled={reload} />}
      />
    </>
  );
}

interface RowsProps {
  data: { total: number; capped?: boolean; rows: PayoutRow[] } | undefined;
  error: Error | undefined;
  empty: ReactNode;
  /** What is known of the transfer, or how it is noted. */
  transfer: (row: PayoutRow) => ReactNode;
}

function Rows({ data, error, empty, transfer }: RowsProps) {
  const rows = data?.rows.map((row) => ({ ...row, id: `${row.orderId} ${row.side} ${row.round}` }));
  return (
    <DeskRows
      data={data && rows && { ...data, rows }}
      error={error}
      empty={empty}
      caption="结算与退款"
      unit="笔款项"
      columns={[
        { title: '款项', width: '8em', cell: (row) => payoutKinds[row.side] },
        { title: '订单', cell: (row) => row.orderNumber },
        { title: '产品', cell: (row) => row.productName },
        { title: '收款方', cell: (row) => row.partyName },
        { title: '合同总价', cell: (row) => <Sum fen={row.price} />, align: 'right' },
        { title: '服务费', cell: (row) => <Sum fen={row.fee} none="—" />, align: 'right' },
        {
          title: '应转金额',
          cell: (row) => (
            <strong>
              <Sum fen={row.amount} />
            </strong>
          ),
          align: 'right',
        },
        { title: '订单办结', cell: (row) => minuteOf(row.clearedAt) },
        { title: '转账', cell: transfer },
      ]}
    />
  );
}
