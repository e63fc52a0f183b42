import { z } from 'zod';
import { exportFormats } from '../../export.ts';
import { day, listOf, moment, oneOf, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { orderStatuses } from '../labels.ts';
import { moveName, sideNumber, statusName } from '../schema.ts';

export const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: statusName,
  productId: z.string(),
  productName: z.string(),
  productType: z.string(),
  isService: z.boolean(),
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

export const found = {
  x: sideNumber,
  status: oneOf('订单状态', orderStatuses).optional(),
  show: oneOf('显示范围', ['turn', 'unread', 'plead', 'invoice', 'key']).optional(),
  keyword: text('关键词', 0, 40).optional(),
  /** Days of the application, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
  sort: oneOf('排序', ['newest', 'due', 'amount', 'oldest']).default('newest'),
};

export const listOrders = shape(
  { ...found, ...page },
  listOf(orderRow).extend({
    /** Count of found orders by status; statuses without orders are left out. */
    counts: z.partialRecord(statusName, z.int()),
    turn: z.int(),
    unread: z.int(),
    plead: z.int(),
    invoice: z.int(),
    key: z.int(),
  }),
);

export const exportOrders = shape({ ...found, format: oneOf('文件格式', exportFormats) }, z.unknown());
