// The office's desk for objections: who waits, both sides with their evidence, and the decision.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { sought } from '../order/overseen.ts';
import { clock } from '../review/calls.ts';
import { objectionRow, objectionStatuses } from './calls.ts';

const { answerFiles: _, ...said } = objectionRow;

const row = z.object({
  ...said,
  supplierName: z.string(),
  objectorName: z.string(),
  noticeUntil: moment,
  ...clock,
});
export type OfficeObjectionRow = z.output<typeof row>;

/** Oldest first. */
export const listObjectionQueue = call('GET', '/office/api/objection/queue', {
  summary: '待处理的公示异议',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(row),
});

export const listOfficeObjections = call('GET', '/office/api/objection/list', {
  summary: '全部公示异议，最近提出的在前',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('状态', objectionStatuses).optional(),
    ...sought,
    ...page,
  }),
  output: listOf(row),
});

export const officeObjectionColumns = {
  product: '产品',
  number: '产品编号',
  supplier: '供方',
  objector: '异议人',
  ground: '异议理由',
  filedAt: '提出时间',
  answeredAt: '供方答复',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;

export const exportOfficeObjections = call('GET', '/office/api/objection/export', {
  summary: '导出公示异议',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeObjections, officeObjectionColumns),
  output: z.unknown(),
});

export const getObjection = call('GET', '/office/api/objection/info/:id', {
  summary: '公示异议、供方答复与双方的证据材料；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('异议') }),
  output: row.extend({ files: z.array(fileRef), answerFiles: z.array(fileRef), mayDecide: z.boolean() }),
});
export type ObjectionForReview = z.output<typeof getObjection.output>;

export const objectionDecisions = {
  dismiss: '不成立，公示继续',
  correct: '成立，退回供方补正',
  refuse: '成立，驳回登记',
} as const;
export type ObjectionDecision = keyof typeof objectionDecisions;

export const decideObjection = call('POST', '/office/api/objection/decide', {
  summary: '处理公示异议',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('异议'),
    decision: oneOf('处理结论', Object.keys(objectionDecisions) as [ObjectionDecision, ...ObjectionDecision[]]),
    reason: text('处理理由', 10, 500),
  }),
  output: nothing,
});
