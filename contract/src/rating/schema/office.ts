import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../../field.ts';
import { officeFilters } from '../../order/schema/overseen.ts';
import { clock } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { officeRatingColumns, ratingSteps } from '../labels/office.ts';
import { ratingWords } from '../schema.ts';

export const row = ratingWords.extend({
  productName: z.string(),
  /** Of the dictionary productType; it may be a service. */
  productType: z.string().nullable(),
  buyerName: z.string(),
  supplierName: z.string(),
  /** Reports that wait for a decision. */
  reports: z.int(),
  hiddenAt: moment.nullable(),
  hiddenReason: z.string().nullable(),
  ...clock,
});

export type OfficeRating = z.output<typeof row>;

export const listRatingQueue = shape(page, listOf(row));

export const listOfficeRatings = shape(
  {
    status: oneOf('状态', ['shown', 'hidden']).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(row),
);

export const exportOfficeRatings = exportShape(listOfficeRatings, officeRatingColumns);

export const getRating = shape(
  { id: id('评价') },
  row.extend({
    mayDecide: z.boolean(),
    history: z.array(
      z.object({
        at: moment,
        by: z.enum(['buyer', 'supplier', 'reporter', 'office']),
        step: keyOf(ratingSteps),
        text: z.string(),
      }),
    ),
  }),
);

export type RatingForReview = z.output<typeof getRating.output>;

export const decideRating = shape({
  id: id('评价'),
  decision: oneOf('处理结论', ['hide', 'show']),
  reason: text('处理理由', 4, 300),
});
