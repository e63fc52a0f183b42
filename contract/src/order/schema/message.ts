import { z } from 'zod';
import { id, moment, queryInt, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { shape } from '../../shape.ts';
import { mostMessageFiles } from '../labels/message.ts';

const side = z.enum(['buyer', 'seller']);

export const orderMessage = z.object({
  /** Its place among the messages of all orders; later ones are larger. */
  place: z.int(),
  side,
  partyName: z.string(),
  text: z.string(),
  files: z.array(fileRef),
  at: moment,
});

export type OrderMessage = z.output<typeof orderMessage>;

export const place = queryInt('位置', 1, Number.MAX_SAFE_INTEGER);

export const messages = z.object({
  /** The oldest first. */
  rows: z.array(orderMessage),
  /** True when there are older ones. */
  hasOlder: z.boolean(),
  /** Up to where the other side has read; 0 when nothing. */
  seenByOther: z.int(),
  /** Count of the other side's messages that the reader has not read. */
  unread: z.int(),
  mayWrite: z.boolean(),
});

export const listOrderMessages = shape({ id: id('订单'), before: place.optional() }, messages);

export const writeOrderMessage = shape({
  id: id('订单'),
  /** Made by the form for each message: sent twice, it is written once. */
  key: z
    .string({ error: '缺少提交标识，请刷新页面后重试' })
    .regex(/^[0-9A-Za-z-]{16,64}$/, { error: '提交标识不正确，请刷新页面后重试' }),
  text: text('留言', 1, 1000),
  files: z
    .array(id('文件'))
    .max(mostMessageFiles, { error: `最多 ${mostMessageFiles} 个文件` })
    .default([])
    .meta({ title: '附件' }),
});

export const seeOrderMessages = shape({ id: id('订单'), place: place.meta({ title: '位置' }) });

export const listDisputeMessages = shape(
  { id: id('争议'), before: place.optional() },
  messages.pick({ rows: true, hasOlder: true }),
);
