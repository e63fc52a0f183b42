import { orderStatus } from '@shuji/contract/order/labels';
import { type receiptColumns, receiptStatus, receiptVerdicts } from '@shuji/contract/receipt/labels';
import type { ReceiptRow } from '@shuji/contract/receipt/schema';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const receiptCells: Record<keyof typeof receiptColumns, (row: ReceiptRow) => Cell> = {
  payer: (row) => row.payer,
  amount: (row) => row.amount / 100,
  paidOn: (row) => row.paidOn,
  remark: (row) => row.remark,
  serial: (row) => row.serial,
  order: ({ order }) => order && `${order.number}（${orderStatus[order.status]}）`,
  verdict: (row) => (row.status === 'waiting' ? receiptVerdicts[row.verdict] : ''),
  receivedAt: (row) => minuteInChina(row.receivedAt),
  decision: (row) => [receiptStatus[row.status], minuteInChina(row.decidedAt), row.reason].filter(Boolean).join('；'),
};
