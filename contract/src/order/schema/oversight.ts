import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, listOf, moment, oneOf, page } from '../../field.ts';
import { shape } from '../../shape.ts';
import { overseenOrderColumns } from '../labels/oversight.ts';
import { orderStatuses } from '../labels.ts';
import { contractFormat, orderPage, statusName } from '../schema.ts';
import { industry, overseen } from './overseen.ts';

export const row = z.object({
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

export const listOfficeOrders = shape(
  {
    status: oneOf('订单状态', orderStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'due', 'amount', 'oldest']).default('newest'),
    ...page,
  },
  listOf(row),
);

export const exportOfficeOrders = exportShape(listOfficeOrders, overseenOrderColumns);

/** An order with everything that hangs on it, and nothing that is one side's alone. */
export const wholeOrder = orderPage.omit({
  side: true,
  may: true,
  isTermOver: true,
  instruction: true,
  delivering: true,
});

export const readOfficeOrder = shape(
  { id: id('订单') },
  {
    order: wholeOrder,
    /** Each time the buyer fetched a file, the newest first. */
    downloads: z.array(z.object({ at: moment, fileName: z.string() })),
  },
);

export type OfficeOrder = z.output<typeof readOfficeOrder.output>;

export const downloadOfficeContract = shape({ id: id('订单'), ...contractFormat }, z.unknown());
