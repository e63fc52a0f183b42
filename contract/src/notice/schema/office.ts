// The shapes of ../office.ts: inputs and outputs.

import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { day, id, listOf, moment, nothing, oneOf, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { outgoingColumns, smsProblemNames, smsStateNames } from '../labels/office.ts';
import { noticeTopicNames } from '../labels.ts';

export const outgoing = z.object({
  id: z.string(),
  topic: z.enum(noticeTopicNames),
  title: z.string(),
  /** Masked; empty when the account has none any more. */
  phone: z.string(),
  state: z.enum(smsStateNames),
  tries: z.int(),
  problem: z.enum(smsProblemNames).nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  /** When it is tried again; null when it is not waiting for that. */
  nextAt: moment.nullable(),
});

export type OutgoingRow = z.output<typeof outgoing>;

export const listOutgoing = shape({
  input: z.object({
    state: oneOf('状态', smsStateNames).optional(),
    topic: oneOf('消息类别', noticeTopicNames).optional(),
    keyword: text('关键词', 0, 40).optional(),
    from: day('开始日期').optional(),
    to: day('结束日期').optional(),
    ...page,
  }),
  output: listOf(outgoing).extend({
    /** Counts all failed messages, whatever the filter. */
    failed: z.int(),
    waiting: z.int(),
  }),
});

export const exportOutgoing = exportShape(listOutgoing, outgoingColumns);

export const retryOutgoing = shape({
  input: z.object({ id: id('短信') }),
  output: nothing,
});
