// The office's part in deals: money that has arrived, and disputes.
import { z } from 'zod';
import { call, nothing } from './call.ts';
import { id, listOf, moment, oneOf, page, text } from './field.ts';
import { fileRef } from './file.ts';
import { orderPage } from './order.ts';

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
  submittedAt: moment,
  voucher: fileRef,
});
export type PaymentRow = z.output<typeof payment>;

export const listPayments = call('GET', '/office/api/payment/queue', {
  summary: '待核对的付款',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(payment),
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
  dueAt: moment,
});
export type DisputeRow = z.output<typeof disputeRow>;

export const listDisputes = call('GET', '/office/api/dispute/queue', {
  summary: '待处理的争议',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(disputeRow),
});

export const readDispute = call('GET', '/office/api/dispute/:id', {
  summary: '争议详情及其订单',
  who: 'reviewer',
  writes: false,
  input: z.object({ id: id('争议') }),
  output: disputeRow.extend({
    /** What the decision may be, seen what has been done so far. */
    decisions: z.array(z.enum(['continue', 'complete', 'cancel'])),
    order: orderPage.omit({ side: true, may: true, instruction: true, suggestedEndpoint: true }),
  }),
});

export const settleDispute = call('POST', '/office/api/dispute/settle', {
  summary: '处理争议',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('争议'),
    decision: oneOf('处理结果', ['continue', 'complete', 'cancel']),
    note: text('处理意见', 10, 1000),
  }),
  output: nothing,
});
