import { disputeOutcomes, orderActors } from '@shuji/contract/order/labels';
import { disputeColumns } from '@shuji/contract/order/labels/office';
import { exportDisputes, listAllDisputes, listDisputes } from '@shuji/contract/order/office';
import type { DisputeRow } from '@shuji/contract/order/schema/office';
import { Link } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows, type SharedRowsProps } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { outcomeTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DisputeReview } from './DisputeReview.tsx';
import { DisputeStatistics } from './DisputeStatistics.tsx';

export const meta = pageTitle('交易争议');

const outcomes = optionsOf(disputeOutcomes);

export default function DisputeQueue() {
  return (
    <Queue
      title="交易争议"
      label="争议"
      one={DisputeReview}
      views={[
        { value: 'waiting', label: '待处理', view: Waiting },
        { value: 'all', label: '全部争议', view: All },
        { value: 'statistics', label: '统计', view: DisputeStatistics },
      ]}
    />
  );
}

function Waiting() {
  const { data, error, reload } = useListed(listDisputes);
  const text = '买卖双方提起的争议，以及供方逾期未交付的订单，会出现在这里。';
  return (
    <Rows
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有待处理的争议" text={text} />}
      bulk={bulk}
      onChanged={reload}
    />
  );
}

const bulk = [claiming('dispute')];

function All() {
  const { data, error, reload, filter } = useListed(listAllDisputes, 'keyword', 'status', 'from', 'to');
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '关键词', placeholder: '产品、双方名称或订单编号' },
          { kind: 'choice', name: 'status', label: '处理结果', empty: '全部结果', options: outcomes },
          { kind: 'period', name: 'from', label: '提起日期' },
        ]}
      />
      <Rows
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的争议" text="放宽筛选条件再试试。" />}
        sheet={{ call: exportDisputes, input: filter }}
      />
    </>
  );
}

type RowsProps = SharedRowsProps<DisputeRow, keyof typeof disputeColumns, typeof exportDisputes>;

function Rows(props: RowsProps) {
  const to = useRowLink(href('officeDispute'));
  return (
    <OfficeRows
      {...props}
      list="dispute"
      columns={disputeColumns}
      caption="交易争议"
      unit="件争议"
      nameOf={(row) => row.orderNumber}
      cells={{
        product: (row) => <Link to={to(row.id)}>{row.productName}</Link>,
        number: (row) => row.orderNumber,
        seller: (row) => row.sellerName,
        buyer: (row) => row.buyerName,
        amount: { align: 'right', cell: (row) => row.amount !== null && <Sum fen={row.amount} none="免费" /> },
        raisedBy: (row) => orderActors[row.raisedBy],
        raisedAt: (row) => minuteOf(row.raisedAt),
        dueOn: (row) => <DueTag {...row} />,
        holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
        outcome: (row) =>
          row.outcome ? (
            <Tag tone={outcomeTone[row.outcome]}>{disputeOutcomes[row.outcome]}</Tag>
          ) : (
            <Tag tone="warn">处理中</Tag>
          ),
        settledAt: (row) => minuteOf(row.settledAt) || '—',
      }}
    />
  );
}
