// The office's part in deals: money that has arrived, and disputes.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { fen, id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { claim } from '../review/calls.ts';
import { sought } from './overseen.ts';
import { wholeOrder } from './oversight.ts';

const payment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  contractNumber: z.string(),
  productName: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  /** In fen, as the contract says. */
  amount: z.int(),
  payer: z.string(),
  paidOn: z.string(),
  /** The bank's number of the transfer; null for payments from before it was required. */
  reference: z.string().nullable(),
  submittedAt: moment,
  voucher: fileRef,
  /** A payment that arrives then is divided by the decision that ends the dispute. */
  isDisputed: z.boolean(),
  /** Payments of other orders with the same slip or the same number, whatever became of them. */
  otherUses: z.array(
    z.object({
      /** Of that other payment. */
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      status: z.enum(['pending', 'confirmed', 'returned']),
      by: z.enum(['voucher', 'reference']),
    }),
  ),
});
export type PaymentRow = z.output<typeof payment>;

export const listPayments = call('GET', '/office/api/payment/queue', {
  summary: '待核对的付款',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...sought, ...page }),
  output: listOf(payment),
});

const paymentRecord = payment.extend({
  status: z.enum(['pending', 'confirmed', 'returned']),
  /** Why the voucher was returned. */
  reason: z.string().nullable(),
  decidedAt: moment.nullable(),
});
export type PaymentRecord = z.output<typeof paymentRecord>;

export const listAllPayments = call('GET', '/office/api/payment/list', {
  summary: '全部付款凭证，最近提交的在前',
  who: 'reviewer',
  writes: false,
  input: z.object({ status: oneOf('状态', ['pending', 'confirmed', 'returned']).optional(), ...sought, ...page }),
  output: listOf(paymentRecord),
});

export const paymentColumns = {
  order: '订单编号',
  product: '产品',
  buyer: '需方',
  payer: '付款户名',
  seller: '供方',
  amount: '金额',
  paidOn: '付款日期',
  reference: '银行流水号',
  submittedAt: '提交时间',
  voucher: '付款凭证',
  decidedAt: '核对时间',
  status: '状态',
  reason: '退回理由',
  otherUses: '其他订单使用',
} as const;

export const exportPayments = call('GET', '/office/api/payment/export', {
  summary: '导出付款核对记录',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listAllPayments, paymentColumns),
  output: z.unknown(),
});

export const confirmPayment = call('POST', '/office/api/payment/confirm', {
  summary: '确认款项到账',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('付款') }),
  output: nothing,
});

export const returnPayment = call('POST', '/office/api/payment/return', {
  summary: '退回付款凭证',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('付款'), reason: text('退回理由', 4, 500) }),
  output: nothing,
});

const disputeRow = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  productName: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  amount: z.int().nullable(),
  raisedBy: z.enum(['buyer', 'seller', 'system']),
  reason: z.string(),
  raisedAt: moment,
  /** The day by which the office means to decide; null once it is closed. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  claim: claim.nullable(),
  outcome: z.enum(['continue', 'complete', 'cancel', 'withdraw']).nullable(),
  settledAt: moment.nullable(),
});
export type DisputeRow = z.output<typeof disputeRow>;

export const listDisputes = call('GET', '/office/api/dispute/queue', {
  summary: '待处理的争议',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(disputeRow),
});

export const listAllDisputes = call('GET', '/office/api/dispute/list', {
  summary: '全部争议，最近提起的在前',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('处理结果', ['continue', 'complete', 'cancel', 'withdraw']).optional(),
    ...sought,
    ...page,
  }),
  output: listOf(disputeRow),
});

export const disputeColumns = {
  product: '产品',
  number: '订单编号',
  seller: '供方',
  buyer: '需方',
  amount: '金额',
  raisedBy: '提起方',
  raisedAt: '提起时间',
  dueOn: '处理期限',
  holder: '办理人',
  outcome: '结果',
  settledAt: '办结时间',
} as const;

export const exportDisputes = call('GET', '/office/api/dispute/export', {
  summary: '导出交易争议',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listAllDisputes, disputeColumns),
  output: z.unknown(),
});

export const readDisputeStatistics = call('GET', '/office/api/dispute/statistics', {
  summary: '近一年的争议统计',
  who: 'reviewer',
  writes: false,
  input: z.object({}),
  output: z.object({
    open: z.int(),
    overdue: z.int(),
    raised: z.int(),
    raisedByBuyer: z.int(),
    raisedBySeller: z.int(),
    raisedBySystem: z.int(),
    continued: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    withdrawn: z.int(),
    /** In fen. */
    refunded: z.int(),
    /** Of half of them no more, in days; null without any decided. */
    medianDays: z.number().nullable(),
    /** Of orders under contract in that time, how many came into dispute, in per mille. */
    perMille: z.int().nullable(),
  }),
});

export const readDispute = call('GET', '/office/api/dispute/:id', {
  summary: '争议详情及其订单；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('争议') }),
  output: disputeRow.extend({
    /** Decisions possible at this stage. */
    decisions: z.array(z.enum(['continue', 'complete', 'cancel'])),
    /** The reader confirmed the payment, so where the money goes is a colleague's to decide. */
    hasConfirmed: z.boolean(),
    /** In fen; what has arrived from the buyer, of which the office says how much goes back. */
    paid: z.int().nullable(),
    mayDecide: z.boolean(),
    /** Each time the buyer fetched a file, the newest first. */
    downloads: z.array(z.object({ at: moment, fileName: z.string() })),
    order: wholeOrder,
  }),
});

export const settleDispute = call('POST', '/office/api/dispute/settle', {
  summary: '处理争议',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('争议'),
    decision: oneOf('处理结果', ['continue', 'complete', 'cancel']),
    /** Present when a paid deal is undone. */
    refund: fen('退款金额').optional(),
    note: text('处理意见', 10, 1000),
  }),
  output: nothing,
});
