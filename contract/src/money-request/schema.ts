import { z } from 'zod';
import { approval, deciding } from '../approval/schema.ts';
import { id, keyOf } from '../field.ts';
import { moneyRequestKinds } from '../order/labels/second-person.ts';
import { payment } from '../order/schema/office.ts';
import { payout } from '../order/schema/payout.ts';
import { receipt } from '../receipt/schema.ts';
import { shape } from '../shape.ts';

const moneyRequest = z.object({
  ...approval,
  kind: keyOf(moneyRequestKinds),
  orderId: z.string(),
  orderNumber: z.string(),
  productName: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  /** In fen. */
  amount: z.int(),
  /** While it waits, what it is about: the voucher to confirm, the receipts to confirm, or the payout to note. */
  payment: payment.nullable(),
  receipts: z.array(receipt),
  payout: payout.nullable(),
  /** The transfer as whoever asked has made it. */
  transfer: z.object({ paidOn: z.string(), voucherNumber: z.string(), note: z.string() }).nullable(),
});

export type MoneyRequest = z.output<typeof moneyRequest>;

export const listMoneyRequests = shape(
  {},
  z.object({
    /** In fen; null where nothing takes two. */
    limit: z.int().nullable(),
    /** How many of finance are in office. */
    staff: z.int(),
    rows: z.array(moneyRequest),
  }),
);

export const decideMoneyRequest = shape(deciding);

export const withdrawMoneyRequest = shape({ id: id('申请') });
