import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { day, id, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { outgoingColumns, smsProblems, smsStates } from '../labels/office.ts';
import { noticeTopicNames } from '../labels.ts';

export const outgoing = z.object({
  id: z.string(),
  topic: z.enum(noticeTopicNames),
  title: z.string(),
  /** Masked; empty when the account has none any more. */
  phone: z.string(),
  state: keyOf(smsStates),
  tries: z.int(),
  problem: keyOf(smsProblems).nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  /** When it is tried again; null when it is not waiting for that. */
  nextAt: moment.nullable(),
});

export type OutgoingRow = z.output<typeof outgoing>;

export const listOutgoing = shape(
  {
    state: oneOf('状态', smsStates).optional(),
    topic: oneOf('消息类别', noticeTopicNames).optional(),
    keyword: text('关键词', 0, 40).optional(),
    from: day('开始日期').optional(),
    to: day('结束日期').optional(),
    ...page,
  },
  listOf(outgoing).extend({
    /** Counts all failed messages, whatever the filter. */
    failed: z.int(),
    waiting: z.int(),
  }),
);

export const exportOutgoing = exportShape(listOutgoing, outgoingColumns);

export const retryOutgoing = shape({ id: id('短信') });
