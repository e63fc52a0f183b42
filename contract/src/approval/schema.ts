// Four eyes: one operator requests, another approves or refuses; until then nothing takes effect.

import { z } from 'zod';
import { id, keyOf, moment, oneOf, text } from '../field.ts';
import { approvalStatus } from './labels.ts';

/** The reason; the approver and the auditor read it. */
export const approvalReason = text('事由', 4, 200);

export const approval = {
  id: z.string(),
  status: keyOf(approvalStatus),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: moment,
  lapsesAt: moment,
  decidedBy: z.string(),
  decidedAt: moment.nullable(),
  /** The approver's words. */
  note: z.string(),
  /** The reader is the requester, and may withdraw it. */
  isMine: z.boolean(),
  /** The reader may decide: neither the requester nor the subject. */
  mayDecide: z.boolean(),
};

/** The newest request about a thing, in the row of that thing. */
export const approvalState = z.object({
  status: keyOf(approvalStatus),
  requestedBy: z.string(),
  requestedAt: moment,
  decidedBy: z.string(),
  note: z.string(),
});

export const deciding = z.object({
  id: id('申请'),
  decision: oneOf('结论', ['approve', 'refuse']),
  note: text('意见', 0, 200).default(''),
});

/** A change that an operator made alone, or requested of a colleague. */
export const maybeWaiting = z.object({ isWaiting: z.boolean() });
