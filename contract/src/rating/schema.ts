import { z } from 'zod';
import { id, int, listOf, moment, page, text } from '../field.ts';
import { shape } from '../shape.ts';
import { ratingAspects } from './labels.ts';

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

export const summary = ratingMark.extend({
  quality: z.number().nullable(),
  fit: z.number().nullable(),
  delivery: z.number().nullable(),
  service: z.number().nullable(),
});

export type RatingSummary = z.output<typeof summary>;

export const listRatings = shape(
  { id: id('产品'), ...page },
  listOf(ratingWords.extend({ buyer: z.string() })).extend({ summary }),
);

export type PublicRating = z.output<typeof listRatings.output>['rows'][number];

export const getSupplierRating = shape({ id: id('数商') }, ratingMark);

export const answerRating = shape({ id: id('评价'), answer: text('答复', 2, 500) });

export const reportRating = shape({ id: id('评价'), reason: text('举报理由', 4, 300) });
