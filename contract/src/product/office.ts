// The office's desk for products: queue, review, public notice, suspension, revocation.
import { z } from 'zod';
import { decision } from '../application/calls.ts';
import { approval } from '../approval/calls.ts';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, int, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { industry, overseen } from '../order/overseen.ts';
import { clock } from '../review/calls.ts';
import { apiTest } from './api.ts';
import { productStatuses, versionStatuses } from './calls.ts';
import { productDraft } from './form.ts';
import { opinions } from './own.ts';
import { productSides, productSteps } from './step.ts';

/** An operator's allowed steps for a product. */
export const officeMoves = ['review', 'suspend', 'restore', 'revoke', 'keep'] as const;
export type OfficeMove = (typeof officeMoves)[number];

const row = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  productType: z.string().nullable(),
  dataLevel: z.string().nullable(),
  status: z.enum(productStatuses),
  change: z.enum(versionStatuses).nullable(),
  version: z.int(),
  /** Number of submissions of this version. */
  submissions: z.int(),
  merchantName: z.string(),
  submittedAt: moment.nullable(),
  /** Since when an appeal against a suspension waits. */
  appealedAt: moment.nullable(),
  /** Since when a request to revoke the registration waits for a second reviewer. */
  revocationAt: moment.nullable(),
  ...clock,
});
export type OfficeProductRow = z.output<typeof row>;

/** Oldest first: who has waited longest is next. Days are those since when it waits. */
export const listProductQueue = call('GET', '/office/api/product/queue', {
  summary: '待审核的产品登记、待处理的下架申诉和待批准的注销申请',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...overseen, industry, ...page }),
  output: listOf(row),
});

export const listOfficeProducts = call('GET', '/office/api/product/list', {
  summary: '全部产品',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('状态', productStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  }),
  output: listOf(row),
});

export const officeProductColumns = {
  name: '产品',
  number: '产品编号',
  type: '类型',
  merchant: '供方',
  submittedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  version: '版本',
  status: '状态',
} as const;

export const exportOfficeProducts = call('GET', '/office/api/product/export', {
  summary: '导出产品',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeProducts, officeProductColumns),
  output: z.unknown(),
});

export const exportProductQueue = call('GET', '/office/api/product/queueExport', {
  summary: '导出待办理的产品',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listProductQueue, officeProductColumns),
  output: z.unknown(),
});

const step = z.object({
  id: z.string(),
  at: moment,
  step: z.enum(productSteps),
  version: z.int(),
  side: z.enum(productSides),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  opinions: opinions.nullable(),
  files: z.array(fileRef),
});

export const getProductForReview = call('GET', '/office/api/product/info/:id', {
  summary: '产品登记的审核详情；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: z.object({
    ...row.shape,
    versionId: z.string(),
    form: productDraft,
    completeness: z.object({
      score: z.int(),
      hints: z.array(z.object({ field: z.string(), points: z.int(), hint: z.string() })),
    }),
    apiTest: apiTest.nullable(),
    /** The sanitised detail as buyers would see it. */
    detail: z.string(),
    regionNames: z.array(z.string()),
    files: z.object({
      cover: fileRef.nullable(),
      sourceStatement: fileRef.nullable(),
      complianceReport: fileRef.nullable(),
      consentProof: fileRef.nullable(),
      sample: fileRef.nullable(),
    }),
    /** The previous submission, or the registered form; null at the first submission. */
    before: productDraft.omit({ contact: true }).nullable(),
    noticeUntil: moment.nullable(),
    /** Important data are approved by two; null while nobody has. */
    firstApproval: z.object({ by: z.string(), isMine: z.boolean() }).nullable(),
    merchantId: z.string(),
    /** The newest request to revoke the registration, whatever became of it. */
    revocation: z.object(approval).nullable(),
    steps: z.array(step),
    may: z.array(z.enum(officeMoves)),
  }),
});
export type ProductForReview = z.output<typeof getProductForReview.output>;

/** `versionId` and `submissions` name what the reviewer has read: a decision on anything else is refused. */
export const reviewProduct = call('POST', '/office/api/product/review', {
  summary: '审核产品登记：通过、补正或驳回',
  who: 'reviewer',
  writes: true,
  input: decision.extend({ versionId: id('版本'), submissions: int('提交次数', 1, 1000) }),
  output: nothing,
});

const ruling = z.object({ id: id('产品'), reason: text('原因', 4, 500) });

export const suspendProduct = call('POST', '/office/api/product/suspend', {
  summary: '强制下架产品',
  who: 'reviewer',
  writes: true,
  input: ruling,
  output: nothing,
});

export const restoreProduct = call('POST', '/office/api/product/restore', {
  summary: '解除强制下架',
  who: 'reviewer',
  writes: true,
  input: ruling,
  output: nothing,
});

export const keepSuspended = call('POST', '/office/api/product/keep', {
  summary: '驳回申诉，维持强制下架',
  who: 'reviewer',
  writes: true,
  input: ruling,
  output: nothing,
});
