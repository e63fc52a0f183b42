import { z } from 'zod';
import { maybeWaiting } from '../../approval/schema.ts';
import { exportShape } from '../../export.ts';
import { day, id, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { personal } from '../../personal.ts';
import { shape } from '../../shape.ts';
import { payoutBars, payoutColumns } from '../labels/payout.ts';
import { officeFilters } from './overseen.ts';
import { secondPerson } from './second-person.ts';

export const payoutSide = oneOf('款项', ['seller', 'buyer']);

export const payout = z.object({
  orderId: z.string(),
  side: payoutSide,
  orderNumber: z.string(),
  productName: z.string(),
  /** The payee. */
  partyName: z.string(),
  /** The payee's account, its number masked. Null for a refund, which returns to the paying account, and until the supplier names one. */
  account: z
    .object({ id: z.string(), bank: z.string(), bankCode: z.string(), number: personal('number', z.string()) })
    .nullable(),
  /** For a refund: in whose name the money came. */
  payer: personal('party', z.string().nullable()),
  /** The contract's price, the fee taken off it, and what is transferred; in fen. */
  price: z.int(),
  fee: z.int(),
  amount: z.int(),
  clearedAt: moment,
  paidOn: z.string().nullable(),
  voucherNumber: z.string().nullable(),
  /** The receiving account as known when the transfer was recorded. */
  paidTo: z.string().nullable(),
  note: z.string().nullable(),
  notedAt: moment.nullable(),
  /** Ordinal of this record of the sum; each after the first follows a recalled one. */
  round: z.int().nullable(),
  recalledAt: moment.nullable(),
  recallReason: z.string().nullable(),
  /** Null when the reader may note it or, where it is noted, take the note back. */
  bar: keyOf(payoutBars).nullable(),
  ...secondPerson,
});

export type PayoutRow = z.output<typeof payout>;

export const listPayoutQueue = shape(page, listOf(payout));

export const listPayouts = shape({ side: payoutSide.optional(), ...officeFilters, ...page }, listOf(payout));

export const exportPayouts = exportShape(listPayouts, payoutColumns);

export const notePayout = shape(
  {
    id: id('订单'),
    side: payoutSide,
    paidOn: day('转账日期'),
    voucherNumber: text('转账凭证号', 4, 40),
    note: text('备注', 0, 200).default(''),
  },
  maybeWaiting,
);

export const recallPayout = shape({
  id: id('订单'),
  side: payoutSide,
  round: z
    .int({ error: '请刷新后重试' })
    .min(1, { error: '请刷新后重试' })
    .max(10_000, { error: '请刷新后重试' })
    .meta({ title: '登记次序' }),
  reason: text('撤销理由', 4, 500),
});
