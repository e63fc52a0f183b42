import { z } from 'zod';
import { decision } from '../../application/schema.ts';
import { approval } from '../../approval/schema.ts';
import { exportShape } from '../../export.ts';
import { id, int, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { industry, overseen } from '../../order/schema/overseen.ts';
import { clock, finding } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { officeMoves, officeProductColumns } from '../labels/office.ts';
import { productStatuses, versionStatuses } from '../labels.ts';
import { productSides, productStep } from '../step.ts';
import { apiTest } from './api.ts';
import { productDraft } from './form.ts';
import { opinions } from './own.ts';

export const row = z.object({
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

export const listProductQueue = shape({ ...overseen, industry, ...page }, listOf(row));

export const listOfficeProducts = shape(
  {
    status: oneOf('状态', productStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  },
  listOf(row),
);

export const exportOfficeProducts = exportShape(listOfficeProducts, officeProductColumns);

export const exportProductQueue = exportShape(listProductQueue, officeProductColumns);

export const step = z.object({
  id: z.string(),
  at: moment,
  step: keyOf(productStep),
  version: z.int(),
  side: z.enum(productSides),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  opinions: opinions.nullable(),
  files: z.array(fileRef),
});

export const getProductForReview = shape(
  { id: id('产品') },
  {
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
    findings: z.array(finding),
    noticeUntil: moment.nullable(),
    /** Important data need two approvals; null before the first. */
    firstApproval: z.object({ by: z.string(), isMine: z.boolean() }).nullable(),
    merchantId: z.string(),
    /** The newest request to revoke the registration, whatever became of it. */
    revocation: z.object(approval).nullable(),
    steps: z.array(step),
    may: z.array(z.enum(officeMoves)),
  },
);

export type ProductForReview = z.output<typeof getProductForReview.output>;

export const reviewProduct = shape(decision.extend({ versionId: id('版本'), submissions: int('提交次数', 1, 1000) }));

export const ruling = z.object({ id: id('产品'), reason: text('原因', 4, 500) });

export const suspendProduct = shape(ruling);

export const restoreProduct = shape(ruling);

export const keepSuspended = shape(ruling);
