// The administrators' view of text messages about notices. Codes for signing in are not among them: they are sent at once and never stored.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../field.ts';
import { noticeTopicNames } from './calls.ts';

export const smsStates = { waiting: '等待发送', retrying: '等待重试', sent: '已发出', failed: '发送失败' } as const;
export type SmsState = keyof typeof smsStates;
const smsStateNames = Object.keys(smsStates) as [SmsState, ...SmsState[]];

export const smsProblems = {
  refused: '短信网关拒绝了这条短信',
  unreachable: '短信网关无法访问，或没有按时答复',
  noPhone: '账号已注销，没有手机号',
} as const;
export type SmsProblem = keyof typeof smsProblems;
const smsProblemNames = Object.keys(smsProblems) as [SmsProblem, ...SmsProblem[]];

const outgoing = z.object({
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

export const listOutgoing = call('GET', '/office/api/notice/outgoing', {
  summary: '短信通知的发送情况，最近的在前',
  who: 'admin',
  writes: false,
  input: z.object({
    state: oneOf('状态', smsStateNames).optional(),
    topic: oneOf('消息类别', noticeTopicNames).optional(),
    keyword: text('关键词', 0, 40).optional(),
    from: day('开始日期').optional(),
    to: day('结束日期').optional(),
    ...page,
  }),
  output: listOf(outgoing).extend({
    /** Of all, whatever the filter. */
    failed: z.int(),
    waiting: z.int(),
  }),
});

export const outgoingColumns = {
  title: '通知',
  topic: '类别',
  phone: '手机号',
  state: '状态',
  tries: '已试',
  problem: '失败原因',
  createdAt: '通知时间',
  sentAt: '发出时间',
} as const;

export const exportOutgoing = call('GET', '/office/api/notice/outgoing/export', {
  summary: '导出短信通知的发送情况',
  who: 'admin',
  writes: true,
  answer: 'file',
  input: sheetInput(listOutgoing, outgoingColumns),
  output: z.unknown(),
});

/** Tried five times more, from now on. */
export const retryOutgoing = call('POST', '/office/api/notice/outgoing/retry/:id', {
  summary: '重新发送一条失败的短信通知',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('短信') }),
  output: nothing,
});
