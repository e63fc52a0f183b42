// Every deal: found and read, exported; nothing is decided here.
import { orderStatus } from '@shuji/contract/order/labels';
import { orderSorts } from '@shuji/contract/order/labels/list';
import { overseenOrderColumns } from '@shuji/contract/order/labels/oversight';
import { exportOfficeOrders, listOfficeOrders } from '@shuji/contract/order/oversight';
import { choice, industry, keyword, period, region, sorting } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { RowLink } from '#app/admin/list/RowLink.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';
import { OrderRecord } from './OrderRecord.tsx';

export const meta = pageTitle('订单总览');

export default listPage({
  title: '订单总览',
  lead: '全部交易的进展、款项与交付。需要办理的事项在付款确认、结算退款和交易争议中。',
  detail: OrderRecord,
  call: listOfficeOrders,
  exports: exportOfficeOrders,
  filters: [
    keyword('订单编号、产品或单位'),
    choice('status', '状态', orderStatus),
    region,
    industry,
    period('申请日期'),
    sorting(orderSorts),
  ],
  list: 'order',
  columns: overseenOrderColumns,
  caption: '订单',
  unit: '笔订单',
  nothing: '没有符合条件的订单',
  cells: {
    number: (row) => <RowLink id={row.id}>{row.number}</RowLink>,
    product: (row) => row.productName,
    buyer: (row) => row.buyerName,
    seller: (row) => row.sellerName,
    amount: { align: 'right', cell: (row) => row.amount !== null && <Sum fen={row.amount} none="免费" /> },
    status: (row) => <Tag tone={statusTone[row.status]}>{orderStatus[row.status]}</Tag>,
    createdAt: (row) => minuteOf(row.createdAt),
    signedAt: (row) => minuteOf(row.signedAt),
    closedAt: (row) => minuteOf(row.closedAt),
    dueAt: (row) => minuteOf(row.dueAt),
  },
});
