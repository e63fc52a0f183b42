// A deal in dispute: what both sides say and show, and how it ends. Raising one is a step of the deal, see order-steps.ts.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';

/** Each side may state its case so many times in one dispute. */
export const mostStatements = 20;
/** So often may disputes about one order be taken back; the next one is decided by the centre. */
export const mostWithdrawals = 3;

const statement = z.object({
  side: z.enum(['buyer', 'seller']),
  text: z.string(),
  files: z.array(fileRef),
  at: moment,
});

/** A dispute as both sides and the office see it. */
export const orderDispute = z.object({
  raisedBy: z.enum(['buyer', 'seller', 'system']),
  reason: z.string(),
  raisedAt: moment,
  evidence: z.array(fileRef),
  /** The oldest first. */
  statements: z.array(statement),
  /** `withdraw` by whoever raised it, the others by the office; null while it is open. */
  decision: z.enum(['continue', 'complete', 'cancel', 'withdraw']).nullable(),
  decisionNote: z.string().nullable(),
  /** The refund to the buyer, in fen; null where no money had arrived. */
  refund: z.int().nullable(),
  settledAt: moment.nullable(),
});
export type OrderDispute = z.output<typeof orderDispute>;

export const pleadDispute = call('POST', '/api/order/dispute/plead', {
  summary: '争议期间陈述意见并提交证据材料',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('订单'),
    text: text('陈述意见', 10, 1000),
    files: z.array(id('证据材料')).max(10, { error: '最多 10 份证据材料' }).default([]).meta({ title: '证据材料' }),
  }),
  output: nothing,
});

export const withdrawDispute = call('POST', '/api/order/dispute/withdraw', {
  summary: '撤回争议，订单回到原来的步骤',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('订单'), reason: text('撤回说明', 4, 500) }),
  output: nothing,
});
