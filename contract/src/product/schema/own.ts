import { z } from 'zod';
import { id, keyOf, listOf, moment, oneOf, page, queryInt, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { shape } from '../../shape.ts';
import { mostStepFiles } from '../labels/own.ts';
import { productStatuses, versionStatuses } from '../labels.ts';
import { productMoves, productSides, productStep } from '../step.ts';
import { apiTest } from './api.ts';
import { draftShape, productDraft } from './form.ts';

/** Sentences of a reviewer by field. */
export const opinions = z.record(z.string().max(60), z.string().max(500));

export const revision = z.string().regex(/^\d{1,9}\.\d{1,9}$/, { error: '草稿的版次不正确' });

export const saveProduct = shape(
  {
    id: id('产品').optional(),
    /** The revision read or last saved (optimistic locking): nothing is saved when it has changed meanwhile. Left out, the call overwrites any revision. */
    revision: revision.optional(),
    ...draftShape,
  },
  { id: z.string(), number: z.string(), savedAt: moment, revision: z.string() },
);

export const submitProduct = shape({ id: id('产品') });

export const submitProductByPost = shape({ id: id('产品') });

export const renewProduct = shape({ id: id('产品') });

export const withdrawSubmission = shape({ id: id('产品') });

export const dropDraft = shape({ id: id('产品') });

export const revokeOwnProduct = shape({ id: id('产品'), reason: text('注销原因', 4, 500) });

export const setShelf = shape({ id: id('产品'), index: oneOf('上架或下架', ['1', '0']) });

export const ownCard = z.object({
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

export function counts() {
  return z.array(z.object({ status: z.enum(productStatuses), count: z.int() }));
}

export const appealSuspension = shape({
  id: id('产品'),
  text: text('申诉说明', 10, 1000),
  files: z
    .array(id('证明材料'), { error: '证明材料不正确' })
    .max(mostStepFiles, { error: `证明材料最多 ${mostStepFiles} 份` })
    .default([])
    .meta({ title: '证明材料' }),
});

export const listOwnProducts = shape(
  {
    status: oneOf('状态', productStatuses).optional(),
    /** In the name, or the whole number. */
    keyword: text('关键词', 0, 40).optional(),
    ...page,
  },
  /** Counts by status of products and of new versions, whatever the filter. */
  listOf(ownCard).extend({ counts: counts(), changes: counts() }),
);

export const files = z.object({
  cover: fileRef.nullable(),
  sourceStatement: fileRef.nullable(),
  complianceReport: fileRef.nullable(),
  consentProof: fileRef.nullable(),
  sample: fileRef.nullable(),
});

export const getOwnProduct = shape(
  { id: id('产品') },
  {
    ...ownCard.shape,
    form: productDraft,
    /** Names this state of the form; see saveProduct. */
    revision: z.string(),
    apiTest: apiTest.nullable(),
    files,
    /** The opinions of the last review that sent this version back. */
    opinions: opinions.nullable(),
  },
);

export type OwnProduct = z.output<typeof getOwnProduct.output>;

export const getSubmission = shape(
  { id: id('产品'), step: queryInt('提交', 1, Number.MAX_SAFE_INTEGER).optional() },
  {
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
  },
);

export type Submission = z.output<typeof getSubmission.output>;

export const step = z.object({
  id: z.string(),
  at: moment,
  step: keyOf(productStep),
  version: z.int(),
  side: z.enum(productSides),
  reason: z.string().nullable(),
  opinions: opinions.nullable(),
  files: z.array(fileRef),
});

export const productLine = shape(
  { id: id('产品'), days: queryInt('天数', 7, 90).default(30) },
  {
    product: ownCard,
    steps: z.array(step),
    trend: z.array(z.object({ day: z.string(), views: z.int(), favourites: z.int(), orders: z.int() })),
  },
);
