// The office's desk for demands: the review queue, one demand in full, the decision, and taking down.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { industry, overseen } from '../order/overseen.ts';
import { clock } from '../review/calls.ts';
import { demandLogRow, demandStatuses } from './calls.ts';

/** The fields of a demand that an opinion may stand at. */
export const opinionFields = {
  title: '标题',
  kind: '数据类型',
  industry: '所属行业',
  description: '需求描述',
  wantedFields: '期望字段',
  coverage: '覆盖地区',
  updateFrequency: '更新频率',
  delivery: '交付方式',
  scene: '应用场景',
  budgetMax: '预算',
  deadline: '截止日期',
  contact: '联系人',
  files: '附件',
} as const;
const opinionFieldCodes = Object.keys(opinionFields) as [keyof typeof opinionFields, ...(keyof typeof opinionFields)[]];

/** The content of a submission, stored with its log row, without contacts. */
export const demandContent = z.object({
  title: z.string(),
  kind: z.string(),
  industry: z.string(),
  description: z.string(),
  wantedFields: z.array(z.string()),
  coverage: z.array(z.string()),
  updateFrequency: z.string().nullable(),
  delivery: z.string().nullable(),
  scene: z.string().nullable(),
  budgetMode: z.enum(['range', 'negotiable']),
  budgetMin: z.int().nullable(),
  budgetMax: z.int().nullable(),
  deadline: z.string(),
});
export type DemandContent = z.output<typeof demandContent>;

const officeRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(demandStatuses),
  title: z.string(),
  kind: z.string().nullable(),
  industry: z.string().nullable(),
  ownerName: z.string(),
  submittedAt: moment,
  /** Number of submissions. */
  submissions: z.int(),
  ...clock,
});
export type OfficeDemandRow = z.output<typeof officeRow>;

export const listDemandQueue = call('GET', '/office/api/demand/queue', {
  summary: '待审核的需求',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...overseen, industry, ...page }),
  output: listOf(officeRow),
});

export const listOfficeDemands = call('GET', '/office/api/demand/list', {
  summary: '全部已提交过的需求',
  who: 'operator',
  writes: false,
  input: z.object({
    status: oneOf('状态', demandStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  }),
  output: listOf(officeRow),
});

export const officeDemandColumns = {
  title: '需求',
  number: '需求编号',
  kind: '数据类型',
  owner: '发布单位',
  submittedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  submissions: '提交次数',
  status: '状态',
} as const;

export const exportOfficeDemands = call('GET', '/office/api/demand/export', {
  summary: '导出需求',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeDemands, officeDemandColumns),
  output: z.unknown(),
});

export const exportDemandQueue = call('GET', '/office/api/demand/queueExport', {
  summary: '导出待审核的需求',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listDemandQueue, officeDemandColumns),
  output: z.unknown(),
});

export const readOfficeDemand = call('GET', '/office/api/demand/info/:id', {
  summary: '需求的审核材料；每次打开都会记录',
  who: 'operator',
  writes: true,
  input: z.object({ id: id('需求') }),
  output: officeRow.extend({
    /** The last submitted form. */
    content: demandContent,
    coverageNames: z.array(z.string()),
    /** The submission before that, to see what was changed. */
    previous: demandContent.nullable(),
    contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    takerName: z.string().nullable(),
    files: z.array(fileRef),
    log: z.array(demandLogRow),
  }),
});

export const reviewDemand = call('POST', '/office/api/demand/review/:id', {
  summary: '审核需求',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('需求'),
    decision: oneOf('审核结论', ['approve', 'correction', 'refuse']),
    reason: text('审核意见', 0, 500).default(''),
    opinions: z.partialRecord(z.enum(opinionFieldCodes), text('意见', 1, 200)).default({}),
  }),
  output: nothing,
});

export const takeDemandDown = call('POST', '/office/api/demand/takeDown/:id', {
  summary: '强制下架并关闭需求',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('需求'), reason: text('下架原因', 2, 200) }),
  output: nothing,
});
