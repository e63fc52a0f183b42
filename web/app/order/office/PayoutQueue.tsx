import { payoutColumns, payoutKinds } from '@shuji/contract/order/labels/payout';
import { exportPayouts, listPayoutQueue, listPayouts } from '@shuji/contract/order/payout';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import type { ComponentProps, ReactNode } from 'react';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useListed } from '#app/list/use-list.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { minuteOf } from '#app/ui/time.ts';
import { NotedPayout } from './NotedPayout.tsx';
import { NotePayout } from './NotePayout.tsx';
import { PayeeAccount } from './PayeeAccount.tsx';
import { PayoutBar } from './PayoutBar.tsx';

export const meta = pageTitle('结算退款');

/** Money that the centre owes: settlements to suppliers, refunds to buyers. */
export default function PayoutQueue() {
  return (
    <Queue
      title="结算退款"
      label="款项"
      views={[
        { value: 'waiting', label: '待转账', view: Waiting },
        { value: 'all', label: '已登记', view: Noted },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload } = useListed(listPayoutQueue);
  const text = '验收完成的订单应结算给供方的货款，以及解除合同应退给需方的款项会出现在这里，等得最久的排在最前。';
  return (
    <Rows
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有待转账的款项" text={text} />}
      transfer={(row) => (row.bar ? <PayoutBar bar={row.bar} /> : <NotePayout row={row} onNoted={reload} />)}
    />
  );
}

const kinds = optionsOf(payoutKinds);

function Noted() {
  const { data, error, reload, filter, isNarrowed } = useListed(listPayouts, 'keyword', 'side', 'from', 'to');
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '订单编号、产品或转账凭证号' },
          { kind: 'choice', name: 'side', label: '款项', empty: '全部款项', options: kinds },
          { kind: 'period', name: 'from', label: '登记日期' },
        ]}
      />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={
          isNarrowed ? (
            <Empty title="没有符合条件的记录" text="放宽筛选条件再试试。" />
          ) : (
            <Empty title="还没有登记过转账" text="在“待转账”中登记的结算与退款会出现在这里。" />
          )
        }
        transfer={(row) => <NotedPayout row={row} onRecalled={reload} />}
        sheet={{ call: exportPayouts, input: filter }}
      />
    </>
  );
}

type Listed = PayoutRow & { id: string };

interface RowsProps
  extends Pick<
    ComponentProps<typeof OfficeRows<Listed, keyof typeof payoutColumns, typeof exportPayouts>>,
    'error' | 'onAgain' | 'empty' | 'sheet'
  > {
  data: { total: number; capped?: boolean; rows: PayoutRow[] } | undefined;
  /** The transfer's record, or the form that records it. */
  transfer: (row: PayoutRow) => ReactNode;
}

function Rows({ data, transfer, ...props }: RowsProps) {
  const rows = data?.rows.map((row) => ({ ...row, id: `${row.orderId} ${row.side} ${row.round}` }));
  return (
    <OfficeRows
      {...props}
      list="payout"
      columns={payoutColumns}
      data={data && rows && { ...data, rows }}
      unit="笔款项"
      caption="结算与退款"
      cells={{
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
        transfer,
      }}
    />
  );
}
