import { z } from 'zod';
import { maybeWaiting } from '../approval/schema.ts';
import { exportShape } from '../export.ts';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { orderStatus } from '../order/labels.ts';
import { officeFilters } from '../order/schema/overseen.ts';
import { secondPerson } from '../order/schema/second-person.ts';
import { personal } from '../personal.ts';
import { shape } from '../shape.ts';
import {
  likenesses,
  lineOutcomes,
  mostTogether,
  receiptColumns,
  receiptMatches,
  receiptSources,
  receiptStatus,
  receiptVerdicts,
  statementFields,
} from './labels.ts';

const receiptOrder = z.object({
  id: z.string(),
  number: z.string(),
  productName: z.string(),
  buyerName: z.string(),
  status: keyOf(orderStatus),
  /** What its buyer owes, in fen; null before there is a price. */
  payable: z.int().nullable(),
  /** Its buyer handed in a voucher that was not returned. */
  hasVoucher: z.boolean(),
  /** How the receipt agrees with it, value by value. */
  comparison: z.object({
    amount: keyOf(likenesses),
    remark: keyOf(likenesses),
    payer: keyOf(likenesses),
  }),
});

export const receipt = z.object({
  id: z.string(),
  source: keyOf(receiptSources),
  bank: z.string(),
  payer: personal('party', z.string()),
  /** In fen. */
  amount: z.int(),
  paidOn: z.string(),
  remark: z.string(),
  serial: z.string().nullable(),
  receivedAt: moment,
  status: keyOf(receiptStatus),
  /** The order it pays or, while it waits, seems to pay. */
  order: receiptOrder.nullable(),
  matchedBy: keyOf(receiptMatches).nullable(),
  verdict: keyOf(receiptVerdicts),
  /** The other receipts that wait and make up what the order costs with this one; empty for none. */
  together: z.array(z.string()),
  /** Why it was not booked. */
  reason: z.string().nullable(),
  decidedAt: moment.nullable(),
  ...secondPerson,
});

export type ReceiptRow = z.output<typeof receipt>;

export const listReceipts = shape({ ...officeFilters, ...page }, listOf(receipt));

export const listAllReceipts = shape(
  {
    status: oneOf('状态', receiptStatus).optional(),
    source: oneOf('来源', receiptSources).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(receipt),
);

export const exportReceipts = exportShape(listAllReceipts, receiptColumns);

export const confirmReceipt = shape({ id: id('到账'), orderId: id('订单') }, maybeWaiting);

export const confirmReceipts = shape(
  {
    ids: z.array(id('到账')).min(2, { error: '请选择两笔以上' }).max(mostTogether).meta({ title: '到账' }),
    orderId: id('订单'),
  },
  maybeWaiting,
);

export const assignReceipt = shape({ id: id('到账'), number: text('订单编号', 5, 30) }, maybeWaiting);

export const dismissReceipt = shape({ id: id('到账'), reason: text('理由', 4, 500) });

const column = (label: string) => text(label, 0, 60).optional();

/** The bank and, by field, the heading under which its statement has it; left out: as for that bank before. */
const statement = {
  bank: text('银行', 2, 30),
  date: column(statementFields.date),
  amount: column(statementFields.amount),
  payer: column(statementFields.payer),
  remark: column(statementFields.remark),
  serial: column(statementFields.serial),
  direction: column(statementFields.direction),
};

const columns = z.object({
  date: z.string().optional(),
  amount: z.string().optional(),
  payer: z.string().optional(),
  remark: z.string().optional(),
  serial: z.string().optional(),
  direction: z.string().optional(),
});

export const listStatementBanks = shape({}, z.array(z.object({ bank: z.string(), columns })));

const statementLine = z.object({
  /** In the file, from 1. */
  number: z.int(),
  outcome: keyOf(lineOutcomes),
  problem: z.string(),
  payer: personal('party', z.string()),
  amount: z.int().nullable(),
  paidOn: z.string(),
  remark: z.string(),
  serial: z.string().nullable(),
  order: receiptOrder.nullable(),
  matchedBy: keyOf(receiptMatches).nullable(),
  verdict: keyOf(receiptVerdicts),
  /** Too little by itself, and with other lines of the file what the order costs. */
  addsUp: z.boolean(),
});

export type StatementLine = z.output<typeof statementLine>;

/** A voucher dated within the statement for which there is no line, in this statement or an earlier one. */
const lonelyVoucher = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  buyerName: z.string(),
  payer: personal('party', z.string()),
  amount: z.int(),
  paidOn: z.string(),
  reference: z.string().nullable(),
  status: z.enum(['pending', 'confirmed']),
});

export type LonelyVoucher = z.output<typeof lonelyVoucher>;

/** The days of the statement's lines; null without any. */
const period = z.object({ from: z.string(), to: z.string() }).nullable();

export const previewStatement = shape(
  statement,
  z.object({
    /** The headings found, and which of them is read as what. */
    headings: z.array(z.string()),
    columns,
    /** True when they are those kept for this bank. */
    isStored: z.boolean(),
    encoding: z.string(),
    lines: z.array(statementLine),
    period,
    vouchers: z.array(lonelyVoucher),
  }),
);

export type StatementPreview = z.output<typeof previewStatement.output>;

export const importStatement = shape(
  statement,
  z.object({
    added: z.int(),
    known: z.int(),
    passed: z.int(),
    /** Of the added ones, those that agree with an order. */
    matched: z.int(),
    period,
    vouchers: z.array(lonelyVoucher),
  }),
);

export type StatementResult = z.output<typeof importStatement.output>;

export const downloadStatementTemplate = shape({}, z.unknown());

export const reportReceipt = shape(
  {
    timestamp: text('时间', 1, 20),
    nonce: text('随机串', 8, 64),
    /** JSON, as text: these very characters are signed. */
    payload: text('正文', 2, 4000),
    signature: text('签名', 1, 128),
  },
  z.object({
    /** True when the order is paid by it; else the office decides. */
    isConfirmed: z.boolean(),
  }),
);
