// Messages between the parties of an order. A message cannot be changed or deleted.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment, queryInt, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';

/** A message may carry so many files. */
export const mostMessageFiles = 5;
/** Most messages of one reply; older ones need another request. */
export const messagesAtOnce = 30;
/** A deal that is over may be talked about for so long. */
export const messageDaysAfterEnd = 90;

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

const place = queryInt('位置', 1, Number.MAX_SAFE_INTEGER);

const messages = z.object({
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
export type OrderMessages = z.output<typeof messages>;

export const listOrderMessages = call('GET', '/api/order/message/:id', {
  summary: '订单双方的留言，最近的一批；before 之前的更早留言',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('订单'), before: place.optional() }),
  output: messages,
});

export const writeOrderMessage = call('POST', '/api/order/message/write', {
  summary: '给订单的另一方留言，可附文件',
  who: 'attested',
  writes: true,
  input: z.object({
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
  }),
  output: nothing,
});

/** Sent by the page once the messages have been on the screen. */
export const seeOrderMessages = call('POST', '/api/order/message/seen', {
  summary: '将订单留言标为已读',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('订单'), place: place.meta({ title: '位置' }) }),
  output: nothing,
});

export const listDisputeMessages = call('GET', '/office/api/dispute/message/:id', {
  summary: '争议订单双方的留言；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('争议'), before: place.optional() }),
  output: messages.pick({ rows: true, hasOlder: true }),
});
