import { z } from 'zod';
import { maybeWaiting } from '../../approval/schema.ts';
import { exportShape } from '../../export.ts';
import { fen, id, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { personal } from '../../personal.ts';
import { claim } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { disputeColumns, paymentColumns } from '../labels/office.ts';
import { officeFilters } from './overseen.ts';
import { wholeOrder } from './oversight.ts';
import { secondPerson } from './second-person.ts';

export const payment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  contractNumber: z.string(),
  productName: z.string(),
  isService: z.boolean(),
  buyerName: z.string(),
  sellerName: z.string(),
  /** The contract amount, in fen. */
  amount: z.int(),
  payer: personal('party', z.string()),
  paidOn: z.string(),
  /** The bank's number of the transfer; null for payments from before it was required. */
  reference: z.string().nullable(),
  submittedAt: moment,
  /** Null for money that the bank reported. */
  voucher: fileRef.nullable(),
  /** A payment that arrives then is divided by the decision that ends the dispute. */
  isDisputed: z.boolean(),
  ...secondPerson,
  /** Payments of other orders with the same slip or the same number, whatever became of them. */
  otherUses: z.array(
    z.object({
      /** The id of that other payment. */
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      status: z.enum(['pending', 'confirmed', 'returned']),
      by: z.enum(['voucher', 'reference']),
    }),
  ),
});

export type PaymentRow = z.output<typeof payment>;

export const listPayments = shape({ ...officeFilters, ...page }, listOf(payment));

export const paymentRecord = payment.extend({
  status: z.enum(['pending', 'confirmed', 'returned']),
  /** Why the voucher was returned. */
  reason: z.string().nullable(),
  decidedAt: moment.nullable(),
});

export type PaymentRecord = z.output<typeof paymentRecord>;

export const listAllPayments = shape(
  {
    status: oneOf('状态', ['pending', 'confirmed', 'returned']).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(paymentRecord),
);

export const exportPayments = exportShape(listAllPayments, paymentColumns);

export const confirmPayment = shape({ id: id('付款') }, maybeWaiting);

export const returnPayment = shape({ id: id('付款'), reason: text('退回理由', 4, 500) });

export const disputeRow = z.object({
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

export const listDisputes = shape(page, listOf(disputeRow));

export const listAllDisputes = shape(
  {
    status: oneOf('处理结果', ['continue', 'complete', 'cancel', 'withdraw']).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(disputeRow),
);

export const exportDisputes = exportShape(listAllDisputes, disputeColumns);

export const getDisputeStatistics = shape(
  {},
  {
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
    /** Median time to decide, in days; null without a decision. */
    medianDays: z.number().nullable(),
    /** Share of the orders under contract in that time that came into dispute, in per mille. */
    perMille: z.int().nullable(),
  },
);

export const readDispute = shape(
  { id: id('争议') },
  disputeRow.extend({
    /** Decisions possible at this stage. */
    decisions: z.array(z.enum(['continue', 'complete', 'cancel'])),
    /** The reader confirmed the payment, so where the money goes is a colleague's to decide. */
    hasConfirmed: z.boolean(),
    /** The buyer's confirmed payments, in fen; the office decides how much is refunded. */
    paid: z.int().nullable(),
    mayDecide: z.boolean(),
    /** Each time the buyer fetched a file, the newest first. */
    downloads: z.array(z.object({ at: moment, fileName: z.string() })),
    order: wholeOrder,
  }),
);

export const settleDispute = shape({
  id: id('争议'),
  decision: oneOf('处理结果', ['continue', 'complete', 'cancel']),
  /** Present when a paid deal is undone. */
  refund: fen('退款金额').optional(),
  note: text('处理意见', 10, 1000),
});
