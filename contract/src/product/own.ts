// A supplier's own products: the registration form, the way through review, listing.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, oneOf, page, queryInt, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { apiTest } from './api.ts';
import { productStatuses, versionStatuses } from './calls.ts';
import { draftShape, productDraft } from './form.ts';
import { productMoves, productSides, productSteps } from './step.ts';

/** Sentences of a reviewer by field. */
export const opinions = z.record(z.string().max(60), z.string().max(500));

const revision = z.string().regex(/^\d{1,9}\.\d{1,9}$/, { error: '草稿的版次不正确' });

/** Spec §7 "info apply": a new form, or the next state of one by `id`; anything may be missing yet. */
export const saveProduct = call('POST', '/api/product/infoapply/add', {
  summary: '保存产品登记表（草稿）',
  who: 'seller',
  writes: true,
  input: z.object({
    id: id('产品').optional(),
    /** The revision read or last saved (optimistic locking): nothing is saved when it has changed meanwhile. Left out, the call overwrites any revision. */
    revision: revision.optional(),
    ...draftShape,
  }),
  output: z.object({ id: z.string(), number: z.string(), savedAt: moment, revision: z.string() }),
});

const submission = {
  summary: '提交产品登记审核',
  who: 'seller',
  writes: true,
  begins: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
} as const;

/** Spec §7 makes this write a GET, so `writes` is said aloud. */
export const submitProduct = call('GET', '/api/approval/submit/:id/4', submission);
export const submitProductByPost = call('POST', '/api/approval/submit/:id/4', submission);

/** Hands the registered form in again as it is, for a new certificate; what it lacks by today's rules is named. */
export const renewProduct = call('POST', '/api/product/renew', {
  summary: '申请登记续期（内容不变，重新审核并换发证书）',
  who: 'seller',
  writes: true,
  begins: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

/** Withdraws a submission that is not decided yet; it is a draft again. */
export const withdrawSubmission = call('POST', '/api/product/withdraw', {
  summary: '撤回提交审核的产品登记',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

/** Submitted forms stay on record. */
export const dropDraft = call('POST', '/api/product/drop', {
  summary: '删除从未提交过的产品草稿',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

/** Ends one's own registration and its certificate, for good; taken off the market before, with no deal under way. */
export const revokeOwnProduct = call('POST', '/api/product/revoke', {
  summary: '供方申请注销产品登记及其证书',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('产品'), reason: text('注销原因', 4, 500) }),
  output: nothing,
});

/** 1 lists, 0 unlists. */
export const setShelf = call('POST', '/api/product/updatestatus/:id/:index', {
  summary: '产品上架或下架',
  who: 'seller',
  writes: true,
  input: z.object({ id: id('产品'), index: oneOf('上架或下架', ['1', '0']) }),
  output: nothing,
});

const ownCard = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  cover: z.string().nullable(),
  productType: z.string().nullable(),
  status: z.enum(productStatuses),
  /** Status of the new version while the registered one is on the market; null without one. */
  change: z.enum(versionStatuses).nullable(),
  version: z.int(),
  /** The words of the last step, when the owner must act on them. */
  reason: z.string().nullable(),
  noticeUntil: moment.nullable(),
  /** Objections to what stands in notice that are not decided yet. */
  openObjections: z.int(),
  /** By which day the centre means to decide on what waits. */
  dueOn: z.string().nullable(),
  /** Since when an appeal against a suspension waits. */
  appealedAt: moment.nullable(),
  certificateId: z.string().nullable(),
  /** The end of the certificate's term. */
  certificateUntil: moment.nullable(),
  updatedAt: moment,
  may: z.array(z.enum(productMoves)),
});
export type OwnProductCard = z.output<typeof ownCard>;

function counts() {
  return z.array(z.object({ status: z.enum(productStatuses), count: z.int() }));
}

/** The most papers with one step. */
export const mostStepFiles = 5;

/** One at a time: the next after the centre's word. */
export const appealSuspension = call('POST', '/api/product/appeal', {
  summary: '对强制下架提出申诉',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('产品'),
    text: text('申诉说明', 10, 1000),
    files: z
      .array(id('证明材料'), { error: '证明材料不正确' })
      .max(mostStepFiles, { error: `证明材料最多 ${mostStepFiles} 份` })
      .default([])
      .meta({ title: '证明材料' }),
  }),
  output: nothing,
});

export const listOwnProducts = call('GET', '/api/product/user/list', {
  summary: '我的产品；按状态筛选时，新版本处于该状态的也列出',
  who: 'attested',
  writes: false,
  input: z.object({
    status: oneOf('状态', productStatuses).optional(),
    /** In the name, or the whole number. */
    keyword: text('关键词', 0, 40).optional(),
    ...page,
  }),
  /** Counts by status of products and of new versions, whatever the filter. */
  output: listOf(ownCard).extend({ counts: counts(), changes: counts() }),
});

const files = z.object({
  cover: fileRef.nullable(),
  sourceStatement: fileRef.nullable(),
  complianceReport: fileRef.nullable(),
  consentProof: fileRef.nullable(),
  sample: fileRef.nullable(),
});

export const getOwnProduct = call('GET', '/api/product/own/:id', {
  summary: '产品登记表（供方自己的）',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('产品') }),
  output: z.object({
    ...ownCard.shape,
    form: productDraft,
    /** Names this state of the form; see saveProduct. */
    revision: z.string(),
    apiTest: apiTest.nullable(),
    files,
    /** Of the last review that sent this version back. */
    opinions: opinions.nullable(),
  }),
});
export type OwnProduct = z.output<typeof getOwnProduct.output>;

/** The form as submitted: a form under review or on the market cannot be opened for editing. */
export const readSubmission = call('GET', '/api/product/own/:id/submission', {
  summary: '供方查看提交过的登记表；不指明哪一次时为最近一次',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('产品'), step: queryInt('提交', 1, Number.MAX_SAFE_INTEGER).optional() }),
  output: z.object({
    /** Every submission, the latest first, with its ordinal. */
    submissions: z.array(z.object({ step: z.int(), version: z.int(), at: moment })),
    step: z.int(),
    form: productDraft.omit({ contact: true }),
    /** Sanitised. */
    detail: z.string(),
    regionNames: z.array(z.string()),
    files,
    /** The time before. */
    before: productDraft.omit({ contact: true }).nullable(),
  }),
});
export type Submission = z.output<typeof readSubmission.output>;

const step = z.object({
  id: z.string(),
  at: moment,
  step: z.enum(productSteps),
  version: z.int(),
  side: z.enum(productSides),
  reason: z.string().nullable(),
  opinions: opinions.nullable(),
  files: z.array(fileRef),
});
export type ProductStepRow = z.output<typeof step>;

/** The owner's process line: every step with its opinions, and the interest of the last days. */
export const productLine = call('GET', '/api/product/infoLine/:id', {
  summary: '产品办理进度与热度',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('产品'), days: queryInt('天数', 7, 90).default(30) }),
  output: z.object({
    product: ownCard,
    steps: z.array(step),
    trend: z.array(z.object({ day: z.string(), views: z.int(), favourites: z.int(), orders: z.int() })),
  }),
});
