// Buyers' ratings of completed deals, and suppliers' answers. Written from the order's page: order/rating.ts.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, int, listOf, moment, page, text } from '../field.ts';

export const ratingAspects = {
  quality: '数据质量',
  fit: '描述相符',
  delivery: '交付及时',
  service: '服务支持',
} as const;
export type RatingAspect = keyof typeof ratingAspects;

/** Days within which a buyer may change what they said, unless it has been answered. */
export const ratingDays = 7;
/** With fewer ratings no average is shown. */
export const fewestForAverage = 3;

const points = (label: string) => int(label, 1, 5);

/** One to five for each aspect, and words. */
export const ratingForm = {
  quality: points(ratingAspects.quality),
  fit: points(ratingAspects.fit),
  delivery: points(ratingAspects.delivery),
  service: points(ratingAspects.service),
  text: text('评价', 10, 500),
};

/** A rating as shown everywhere. */
export const ratingWords = z.object({
  id: z.string(),
  quality: z.int(),
  fit: z.int(),
  delivery: z.int(),
  service: z.int(),
  text: z.string(),
  createdAt: moment,
  changedAt: moment.nullable(),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
});
export type RatingWords = z.output<typeof ratingWords>;

/** Count of ratings, and their average to a tenth; the average is null while there are too few. */
export const ratingMark = z.object({ count: z.int(), average: z.number().nullable() });
export type RatingMark = z.output<typeof ratingMark>;

const summary = ratingMark.extend({
  quality: z.number().nullable(),
  fit: z.number().nullable(),
  delivery: z.number().nullable(),
  service: z.number().nullable(),
});
export type RatingSummary = z.output<typeof summary>;

export const listRatings = call('GET', '/api/rating/list', {
  summary: '产品的成交评价，最近的在前；评价人只显示为认证需方',
  who: 'anyone',
  writes: false,
  cache: ['rating'],
  input: z.object({ id: id('产品'), ...page }),
  output: listOf(ratingWords.extend({ buyer: z.string() })).extend({ summary }),
});
export type PublicRating = z.output<typeof listRatings.output>['rows'][number];

export const readSupplierRating = call('GET', '/api/rating/supplier', {
  summary: '数商全部产品的成交评价合计',
  who: 'anyone',
  writes: false,
  cache: ['rating', 'merchant'],
  input: z.object({ id: id('数商') }),
  output: ratingMark,
});

export const answerRating = call('POST', '/api/rating/answer', {
  summary: '供方答复评价，一次为限',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('评价'), answer: text('答复', 2, 500) }),
  output: nothing,
});

export const reportRating = call('POST', '/api/rating/report', {
  summary: '举报违规评价',
  who: 'user',
  writes: true,
  input: z.object({ id: id('评价'), reason: text('举报理由', 4, 300) }),
  output: nothing,
});
