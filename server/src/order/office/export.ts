// The columns of the office's exports of deals.
import { disputeOutcomes, orderActors, orderStatus, paymentStatus } from '@shuji/contract/order/labels';
import { type feeInvoiceColumns, invoiceKinds, invoiceStatus } from '@shuji/contract/order/labels/invoice';
import type { disputeColumns, paymentColumns } from '@shuji/contract/order/labels/office';
import type { overseenOrderColumns } from '@shuji/contract/order/labels/oversight';
import { type payoutColumns, payoutKinds } from '@shuji/contract/order/labels/payout';
import type { OfficeInvoiceRow } from '@shuji/contract/order/schema/invoice';
import type { DisputeRow, PaymentRecord } from '@shuji/contract/order/schema/office';
import type { OverseenOrder } from '@shuji/contract/order/schema/oversight';
import type { PayoutRow } from '@shuji/contract/order/schema/payout';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

type Cells<K extends object, Row> = Record<keyof K, (row: Row) => Cell>;

export const paymentCells: Cells<typeof paymentColumns, PaymentRecord> = {
  order: (row) => row.orderNumber,
  product: (row) => row.productName,
  buyer: (row) => row.buyerName,
  payer: (row) => row.payer,
  seller: (row) => row.sellerName,
  amount: (row) => row.amount / 100,
  paidOn: (row) => row.paidOn,
  reference: (row) => row.reference,
  submittedAt: (row) => minuteInChina(row.submittedAt),
  voucher: (row) => row.voucher?.name ?? '银行到账',
  decidedAt: (row) => minuteInChina(row.decidedAt),
  status: (row) => paymentStatus[row.status],
  reason: (row) => row.reason,
  otherUses: (row) =>
    row.otherUses.map(({ orderNumber, status }) => `${orderNumber}（${paymentStatus[status]}）`).join('；'),
};

export const payoutCells: Cells<typeof payoutColumns, PayoutRow> = {
  kind: (row) => payoutKinds[row.side],
  order: (row) => row.orderNumber,
  product: (row) => row.productName,
  party: (row) => row.partyName,
  account: ({ account, payer }) => (account ? `${account.bank} ${account.number}` : payer && `退回${payer}的付款账户`),
  price: (row) => row.price / 100,
  fee: (row) => row.fee / 100,
  amount: (row) => row.amount / 100,
  clearedAt: (row) => minuteInChina(row.clearedAt),
  transfer: ({ paidOn, voucherNumber, paidTo, note, recalledAt, recallReason }) =>
    [
      paidOn,
      voucherNumber,
      paidTo && `转入${paidTo}`,
      note,
      recalledAt && `${minuteInChina(recalledAt)} 撤销：${recallReason}`,
    ]
      .filter(Boolean)
      .join('；'),
};

export const feeInvoiceCells: Cells<typeof feeInvoiceColumns, OfficeInvoiceRow> = {
  party: (row) => row.partyName,
  order: (row) => row.orderNumber,
  title: (row) => row.title,
  taxNumber: (row) => row.taxNumber,
  kind: (row) => invoiceKinds[row.kind],
  amount: (row) => row.amount / 100,
  requestedAt: (row) => minuteInChina(row.requestedAt),
  number: (row) => row.number,
  issuedOn: (row) => row.issuedOn,
  status: (row) => invoiceStatus[row.status],
};

export const disputeCells: Cells<typeof disputeColumns, DisputeRow> = {
  product: (row) => row.productName,
  number: (row) => row.orderNumber,
  seller: (row) => row.sellerName,
  buyer: (row) => row.buyerName,
  amount: (row) => (row.amount === null ? null : row.amount / 100),
  raisedBy: (row) => orderActors[row.raisedBy],
  raisedAt: (row) => minuteInChina(row.raisedAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  outcome: (row) => (row.outcome ? disputeOutcomes[row.outcome] : '处理中'),
  settledAt: (row) => minuteInChina(row.settledAt),
};

export const overseenCells: Record<keyof typeof overseenOrderColumns, (row: OverseenOrder) => Cell> = {
  number: (row) => row.number,
  product: (row) => row.productName,
  buyer: (row) => row.buyerName,
  seller: (row) => row.sellerName,
  amount: (row) => (row.amount === null ? null : row.amount / 100),
  status: (row) => orderStatus[row.status],
  createdAt: (row) => minuteInChina(row.createdAt),
  signedAt: (row) => minuteInChina(row.signedAt),
  closedAt: (row) => minuteInChina(row.closedAt),
  dueAt: (row) => minuteInChina(row.dueAt),
};
