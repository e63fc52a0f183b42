import { orderStatus } from '@shuji/contract/order/labels';
import type { overseenOrderColumns } from '@shuji/contract/order/labels/oversight';
import type { OverseenOrder } from '@shuji/contract/order/schema/oversight';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

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
