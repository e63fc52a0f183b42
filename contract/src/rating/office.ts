// The office's desk for ratings: what was reported, and what is hidden.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { sought } from '../order/overseen.ts';
import { clock } from '../review/calls.ts';
import { ratingWords } from './calls.ts';

const row = ratingWords.extend({
  productName: z.string(),
  buyerName: z.string(),
  supplierName: z.string(),
  /** Reports that wait for a decision. */
  reports: z.int(),
  hiddenAt: moment.nullable(),
  hiddenReason: z.string().nullable(),
  ...clock,
});
export type OfficeRating = z.output<typeof row>;

/** The oldest report stands first. */
export const listRatingQueue = call('GET', '/office/api/rating/queue', {
  summary: '被举报、待处理的评价',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(row),
});

export const listOfficeRatings = call('GET', '/office/api/rating/list', {
  summary: '全部评价，最近的在前',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('状态', ['shown', 'hidden']).optional(),
    ...sought,
    ...page,
  }),
  output: listOf(row),
});

export const officeRatingColumns = {
  product: '产品',
  buyer: '需方',
  supplier: '供方',
  text: '评价',
  createdAt: '评价时间',
  reports: '待处理举报',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;

export const exportOfficeRatings = call('GET', '/office/api/rating/export', {
  summary: '导出成交评价',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeRatings, officeRatingColumns),
  output: z.unknown(),
});

export const ratingSteps = {
  rate: '评价',
  change: '修改评价',
  answer: '答复',
  report: '举报',
  hide: '隐藏',
  show: '保持展示',
} as const;
export type RatingStep = keyof typeof ratingSteps;

export const getRating = call('GET', '/office/api/rating/info/:id', {
  summary: '评价、举报与办理经过',
  who: 'reviewer',
  writes: false,
  input: z.object({ id: id('评价') }),
  output: row.extend({
    mayDecide: z.boolean(),
    history: z.array(
      z.object({
        at: moment,
        by: z.enum(['buyer', 'supplier', 'reporter', 'office']),
        step: z.enum(Object.keys(ratingSteps) as [RatingStep, ...RatingStep[]]),
        text: z.string(),
      }),
    ),
  }),
});
export type RatingForReview = z.output<typeof getRating.output>;

export const decideRating = call('POST', '/office/api/rating/decide', {
  summary: '隐藏评价，或保持（恢复）展示；未处理的举报一并办结',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('评价'),
    decision: oneOf('处理结论', ['hide', 'show']),
    reason: text('处理理由', 4, 300),
  }),
  output: nothing,
});
