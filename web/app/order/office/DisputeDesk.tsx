import type { Input } from '@shuji/contract/call';
import { disputeOutcomes, orderActors } from '@shuji/contract/order';
import { type DisputeRow, listAllDisputes, listDisputes } from '@shuji/contract/order-office';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { href } from '#app/paths.ts';
import { DeskRows, DeskSearch } from '#app/review/DeskList.tsx';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Price } from '#app/ui/Price.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { outcomeTone } from '../words.ts';
import { DisputeReview } from './DisputeReview.tsx';
import { DisputeStatistics } from './DisputeStatistics.tsx';

export const meta = pageTitle('交易争议');

const tabs = [
  { value: 'waiting', label: '待处理' },
  { value: 'all', label: '全部争议' },
  { value: 'statistics', label: '统计' },
];
const outcomes = Object.entries(disputeOutcomes).map(([value, label]) => ({ value, label }));

export default function DisputeDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <DisputeReview key={id} id={id} />;
  const tab = query.get('tab');
  return (
    <>
      <h1>交易争议</h1>
      <Tabs name="tab" tabs={tabs} label="争议" />
      {tab === 'all' && <All />}
      {tab === 'statistics' && <DisputeStatistics />}
      {tab !== 'all' && tab !== 'statistics' && <Waiting />}
    </>
  );
}

function Waiting() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listDisputes, pick(query, 'pageNum') as Input<typeof listDisputes>);
  const text = '买卖双方提起的争议，以及供方逾期未交付的订单，会出现在这里。';
  return <Rows data={data} error={error} empty={<Empty title="没有待处理的争议" text={text} />} />;
}

function All() {
  const [query] = useSearchParams();
  const input = pick(query, 'keyword', 'status', 'pageNum') as Input<typeof listAllDisputes>;
  const { data, error } = useCall(listAllDisputes, input);
  return (
    <>
      <DeskSearch placeholder="产品名称、双方名称或订单编号" statuses={outcomes} />
      <Rows data={data} error={error} empty={<Empty title="没有符合条件的争议" text="换个关键词或状态再试试。" />} />
    </>
  );
}

interface RowsProps {
  data: { total: number; capped?: boolean; rows: DisputeRow[] } | undefined;
  error: Error | undefined;
  empty: ReactNode;
}

function Rows({ data, error, empty }: RowsProps) {
  const to = useRowLink(href('officeDispute'));
  return (
    <DeskRows
      data={data}
      error={error}
      empty={empty}
      caption="交易争议"
      unit="件争议"
      columns={[
        { title: '产品', cell: (row) => <Link to={to(row.id)}>{row.productName}</Link> },
        { title: '订单编号', cell: (row) => row.orderNumber },
        { title: '供方', cell: (row) => row.sellerName },
        { title: '需方', cell: (row) => row.buyerName },
        { title: '金额', cell: (row) => <Price fen={row.amount} />, align: 'right' },
        { title: '提起', cell: (row) => `${orderActors[row.raisedBy]} ${minuteOf(row.raisedAt)}` },
        { title: '处理期限', cell: (row) => <DueTag {...row} /> },
        { title: '办理人', cell: (row) => row.dueOn && <HolderTag claim={row.claim} /> },
        {
          title: '结果',
          cell: (row) =>
            row.outcome ? (
              <Tag tone={outcomeTone[row.outcome]}>{disputeOutcomes[row.outcome]}</Tag>
            ) : (
              <Tag tone="warn">处理中</Tag>
            ),
        },
      ]}
    />
  );
}
