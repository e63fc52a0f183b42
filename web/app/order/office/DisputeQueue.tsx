import { disputeOutcomes, orderActors } from '@shuji/contract/order/labels';
import { disputeColumns } from '@shuji/contract/order/labels/office';
import { exportDisputes, listAllDisputes, listDisputes } from '@shuji/contract/order/office';
import { choice, keyword, period } from '#app/admin/list/filters.ts';
import { queuePage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { outcomeTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { claiming } from '#app/review/claiming.ts';
import { DueTag } from '#app/review/DueTag.tsx';
import { HolderTag } from '#app/review/HolderTag.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { DisputeReview } from './DisputeReview.tsx';
import { DisputeStatistics } from './DisputeStatistics.tsx';

export const meta = pageTitle('交易争议');

export default queuePage({
  title: '交易争议',
  label: '争议',
  detail: DisputeReview,
  views: [
    {
      value: 'waiting',
      label: '待处理',
      call: listDisputes,
      empty: { title: '没有待处理的争议', text: '买卖双方提起的争议，以及供方逾期未交付的订单，会出现在这里。' },
      bulk: claiming('dispute'),
    },
    {
      value: 'all',
      label: '全部争议',
      call: listAllDisputes,
      exports: exportDisputes,
      filters: [
        keyword('产品、双方名称或订单编号'),
        choice('status', '处理结果', disputeOutcomes, '全部结果'),
        period('提起日期'),
      ],
    },
    { value: 'statistics', label: '统计', view: DisputeStatistics },
  ],
  list: 'dispute',
  columns: disputeColumns,
  caption: '交易争议',
  unit: '件争议',
  nothing: '没有符合条件的争议',
  nameOf: (row) => row.orderNumber,
  cells: {
    product: (row) => <RowLink id={row.id}>{row.productName}</RowLink>,
    number: (row) => row.orderNumber,
    seller: (row) => row.sellerName,
    buyer: (row) => row.buyerName,
    amount: { align: 'right', cell: (row) => row.amount !== null && <Sum fen={row.amount} none="免费" /> },
    raisedBy: (row) => orderActors[row.raisedBy],
    raisedAt: (row) => minuteOf(row.raisedAt),
    dueOn: (row) => <DueTag {...row} />,
    holder: (row) => row.dueOn && <HolderTag claim={row.claim} />,
    outcome: ({ outcome }) =>
      outcome ? <Tag tone={outcomeTone[outcome]}>{disputeOutcomes[outcome]}</Tag> : <Tag tone="warn">处理中</Tag>,
    settledAt: (row) => minuteOf(row.settledAt) || '—',
  },
});
