// The office's desk for complaints and suggestions.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { clock } from '../review/calls.ts';
import { complaintHistory, complaintKindNames, complaintStatuses } from './calls.ts';

const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(complaintKindNames),
  title: z.string(),
  status: z.enum(complaintStatuses),
  filedAt: moment,
  /** True when the sender has an account. */
  isSignedIn: z.boolean(),
  isSatisfied: z.boolean().nullable(),
  ...clock,
});
export type OfficeComplaintRow = z.output<typeof row>;

const sought = {
  kind: oneOf('类别', complaintKindNames).optional(),
  keyword: text('关键词', 0, 60).default(''),
  /** On which it was filed, by China's calendar, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
};

/** Whoever waits longest first; a reply waits anew. */
export const listComplaintQueue = call('GET', '/office/api/complaint/queue', {
  summary: '待受理与办理中的投诉与建议',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...sought, ...page }),
  output: listOf(row),
});

export const listOfficeComplaints = call('GET', '/office/api/complaint/list', {
  summary: '全部投诉与建议，最近提交的在前',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('状态', complaintStatuses).optional(),
    ...sought,
    ...page,
  }),
  output: listOf(row),
});

export const officeComplaintColumns = {
  title: '标题',
  kind: '类别',
  number: '受理编号',
  sender: '提交人',
  filedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;

export const exportOfficeComplaints = call('GET', '/office/api/complaint/export', {
  summary: '导出投诉与建议列表',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeComplaints, officeComplaintColumns),
  output: z.unknown(),
});

export const exportComplaintQueue = call('GET', '/office/api/complaint/queueExport', {
  summary: '导出待办理的投诉与建议',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listComplaintQueue, officeComplaintColumns),
  output: z.unknown(),
});

/** Name and phone are masked; the phone is shown whole by revealField. */
export const getComplaint = call('GET', '/office/api/complaint/info/:id', {
  summary: '一件投诉或建议的内容与办理经过；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('投诉') }),
  output: row.extend({
    text: z.string(),
    name: z.string(),
    phone: z.string(),
    files: z.array(fileRef),
    history: complaintHistory.element.extend({ operatorName: z.string() }).array(),
    mayHandle: z.boolean(),
  }),
});
export type ComplaintForOffice = z.output<typeof getComplaint.output>;

export const acceptComplaint = call('POST', '/office/api/complaint/accept', {
  summary: '受理一件投诉或建议',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('投诉') }),
  output: nothing,
});

export const answerComplaint = call('POST', '/office/api/complaint/answer', {
  summary: '答复',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('投诉'), text: text('答复', 10, 2000) }),
  output: nothing,
});

export const settleComplaint = call('POST', '/office/api/complaint/settle', {
  summary: '不经答复直接办结：重复提交、内容无关或者已转其他渠道办理',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('投诉'), text: text('办结说明', 10, 500) }),
  output: nothing,
});
