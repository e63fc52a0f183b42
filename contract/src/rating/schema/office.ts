// The shapes of ../office.ts: inputs and outputs.

import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, listOf, moment, nothing, oneOf, page, text } from '../../field.ts';
import { officeFilters } from '../../order/schema/overseen.ts';
import { clock } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { officeRatingColumns, type RatingStep, ratingSteps } from '../labels/office.ts';
import { ratingWords } from '../schema.ts';

export const row = ratingWords.extend({
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

export const listRatingQueue = shape({
  input: z.object({ ...page }),
  output: listOf(row),
});

export const listOfficeRatings = shape({
  input: z.object({
    status: oneOf('状态', ['shown', 'hidden']).optional(),
    ...officeFilters,
    ...page,
  }),
  output: listOf(row),
});

export const exportOfficeRatings = exportShape(listOfficeRatings, officeRatingColumns);

export const getRating = shape({
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

export const decideRating = shape({
  input: z.object({
    id: id('评价'),
    decision: oneOf('处理结论', ['hide', 'show']),
    reason: text('处理理由', 4, 300),
  }),
  output: nothing,
});
