// Every deal, as the office oversees it: read only, for what the office does stands at its desks.
import { z } from 'zod';
import { call } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { orderPage, orderStatuses, statusName } from './calls.ts';
import { industry, overseen } from './overseen.ts';

const row = z.object({
  id: z.string(),
  number: z.string(),
  status: statusName,
  productName: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  /** In fen; null until the supplier has quoted. */
  amount: z.int().nullable(),
  dueAt: moment.nullable(),
  createdAt: moment,
  signedAt: moment.nullable(),
  closedAt: moment.nullable(),
});
export type OverseenOrder = z.output<typeof row>;

export const listOfficeOrders = call('GET', '/office/api/order/list', {
  summary: '全部订单',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('订单状态', orderStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'due', 'amount', 'oldest']).default('newest'),
    ...page,
  }),
  output: listOf(row),
});

export const overseenOrderColumns = {
  number: '订单编号',
  product: '产品',
  buyer: '需方',
  seller: '供方',
  amount: '金额',
  status: '状态',
  createdAt: '申请时间',
  signedAt: '签约时间',
  closedAt: '结束时间',
  dueAt: '办理期限',
} as const;

export const exportOfficeOrders = call('GET', '/office/api/order/export', {
  summary: '导出订单',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeOrders, overseenOrderColumns),
  output: z.unknown(),
});

/** An order with everything that hangs on it, and nothing that is one side's alone. */
export const wholeOrder = orderPage.omit({
  side: true,
  may: true,
  isTermOver: true,
  instruction: true,
  delivering: true,
});

export const readOfficeOrder = call('GET', '/office/api/order/info/:id', {
  summary: '一笔订单的全部内容：合同、款项、交付、争议与过程；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('订单') }),
  output: z.object({
    order: wholeOrder,
    /** Each time the buyer fetched a file, the newest first. */
    downloads: z.array(z.object({ at: moment, fileName: z.string() })),
  }),
});
export type OfficeOrder = z.output<typeof readOfficeOrder.output>;
