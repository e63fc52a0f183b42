import { z } from 'zod';
import { id, moment, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { shape } from '../../shape.ts';

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
  /** `withdraw` by the party that raised it, the others by the office; null while it is open. */
  decision: z.enum(['continue', 'complete', 'cancel', 'withdraw']).nullable(),
  decisionNote: z.string().nullable(),
  /** The refund to the buyer, in fen; null where no money had arrived. */
  refund: z.int().nullable(),
  settledAt: moment.nullable(),
});

export type OrderDispute = z.output<typeof orderDispute>;

export const pleadDispute = shape({
  id: id('订单'),
  text: text('陈述意见', 10, 1000),
  files: z.array(id('证据材料')).max(10, { error: '最多 10 份证据材料' }).default([]).meta({ title: '证据材料' }),
});

export const withdrawDispute = shape({ id: id('订单'), reason: text('撤回说明', 4, 500) });
