// Transfers of the centre at the end of a deal: settlement to the supplier, refund to the buyer.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../field.ts';
import { sought } from './overseen.ts';

export const payoutKinds = { seller: '结算给供方', buyer: '退款给需方' } as const;
export type PayoutSide = keyof typeof payoutKinds;

const payoutSide = oneOf('款项', ['seller', 'buyer']);

/** Why the next step of a sum is not the reader's. */
export const payoutBars = {
  confirmed: '收款由您确认，须由他人登记',
  recalled: '曾由您撤销登记，须由他人登记',
  noted: '由您登记，须由他人撤销',
  own: '涉及本单位，须由他人办理',
} as const;
type PayoutBar = keyof typeof payoutBars;

const payout = z.object({
  orderId: z.string(),
  side: payoutSide,
  orderNumber: z.string(),
  productName: z.string(),
  /** The payee. */
  partyName: z.string(),
  /** The payee's account, its number masked. Null for a refund, which returns to the paying account, and until the supplier names one. */
  account: z.object({ id: z.string(), bank: z.string(), bankCode: z.string(), number: z.string() }).nullable(),
  /** For a refund: in whose name the money came. */
  payer: z.string().nullable(),
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
  bar: z.enum(Object.keys(payoutBars) as [PayoutBar, ...PayoutBar[]]).nullable(),
});
export type PayoutRow = z.output<typeof payout>;

export const listPayoutQueue = call('GET', '/office/api/payout/queue', {
  summary: '待登记的结算与退款',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(payout),
});

export const listPayouts = call('GET', '/office/api/payout/list', {
  summary: '已登记的结算与退款',
  who: 'reviewer',
  writes: false,
  input: z.object({ side: payoutSide.optional(), ...sought, ...page }),
  output: listOf(payout),
});

export const payoutColumns = {
  kind: '款项',
  order: '订单编号',
  product: '产品',
  party: '收款方',
  account: '收款账户',
  price: '合同总价',
  fee: '服务费',
  amount: '应转金额',
  clearedAt: '订单办结',
  transfer: '转账',
} as const;

export const exportPayouts = call('GET', '/office/api/payout/export', {
  summary: '导出结算与退款登记',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listPayouts, payoutColumns),
  output: z.unknown(),
});

export const notePayout = call('POST', '/office/api/payout/note', {
  summary: '登记已完成的结算或退款',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('订单'),
    side: payoutSide,
    paidOn: day('转账日期'),
    voucherNumber: text('转账凭证号', 4, 40),
    note: text('备注', 0, 200).default(''),
  }),
  output: nothing,
});

export const recallPayout = call('POST', '/office/api/payout/recall', {
  summary: '撤销登记错误或被银行退回的结算、退款',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('订单'),
    side: payoutSide,
    round: z
      .int({ error: '请刷新后重试' })
      .min(1, { error: '请刷新后重试' })
      .max(10_000, { error: '请刷新后重试' })
      .meta({ title: '登记次序' }),
    reason: text('撤销理由', 4, 500),
  }),
  output: nothing,
});
