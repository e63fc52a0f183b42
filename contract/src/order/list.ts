// One's deals on one side: found, counted, taken along as a table.
import { z } from 'zod';
import { call } from '../call.ts';
import { sheetFormats } from '../export.ts';
import { day, listOf, moment, oneOf, page, text } from '../field.ts';
import { moveName, orderStatuses, sideNumber, statusName } from './calls.ts';

export const orderSorts = {
  newest: '最新申请',
  due: '最先到期',
  amount: '金额最高',
  oldest: '最早申请',
} as const;
export type OrderSort = keyof typeof orderSorts;

/** Orders whose next step is the reader's, those with messages they have not read, and what else waits for them. */
export const orderShows = {
  turn: '待我办理',
  unread: '有未读留言',
  plead: '争议待我陈述',
  invoice: '待我开票',
  key: '待领取密钥',
} as const;
export type OrderShow = keyof typeof orderShows;

export const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: statusName,
  productId: z.string(),
  productName: z.string(),
  productType: z.string(),
  tierName: z.string().nullable(),
  quantity: z.int(),
  /** In fen; null until the supplier has quoted. */
  amount: z.int().nullable(),
  /** The other party. */
  counterpart: z.string(),
  dueAt: moment.nullable(),
  createdAt: moment,
  certificateId: z.string().nullable(),
  /** Messages the reader has not read. */
  unread: z.int(),
  /** The reader's steps, most urgent first. */
  may: z.array(moveName),
});
export type OrderRow = z.output<typeof orderRow>;

const found = {
  x: sideNumber,
  status: oneOf('订单状态', orderStatuses).optional(),
  show: oneOf('显示范围', ['turn', 'unread', 'plead', 'invoice', 'key']).optional(),
  keyword: text('关键词', 0, 40).optional(),
  /** Days of the application, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
  sort: oneOf('排序', ['newest', 'due', 'amount', 'oldest']).default('newest'),
};

export const listOrders = call('GET', '/api/product/orderList/:x', {
  summary: '我的订单（1 订购的，2 售出的）',
  who: 'attested',
  writes: false,
  input: z.object({ ...found, ...page }),
  output: listOf(orderRow).extend({
    /** Count of found orders by status; statuses without orders are left out. */
    counts: z.partialRecord(statusName, z.int()),
    turn: z.int(),
    unread: z.int(),
    plead: z.int(),
    invoice: z.int(),
    key: z.int(),
  }),
});

export const exportOrders = call('GET', '/api/order/export/:x', {
  summary: '将找到的订单导出为表格',
  who: 'attested',
  writes: false,
  answer: 'file',
  input: z.object({ ...found, format: oneOf('文件格式', sheetFormats) }),
  output: z.unknown(),
});
