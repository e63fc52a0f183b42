import * as calls from '@shuji/contract/rating/calls';
import { officeRatingColumns } from '@shuji/contract/rating/labels/office';
import * as officeCalls from '@shuji/contract/rating/office';
import * as shapes from '@shuji/contract/rating/schema';
import * as officeShapes from '@shuji/contract/rating/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { answerRating, reportRating } from './actions.ts';
import { decideRating } from './actions-office.ts';
import { ratingCells } from './export.ts';
import { getSupplierRating, listRatings } from './reading.ts';
import { getRating, listOfficeRatings, listRatingQueue } from './reading-office.ts';

export const rating = feature('rating', calls, shapes, { listRatings, getSupplierRating, answerRating, reportRating });

export const officeRating = feature('rating', officeCalls, officeShapes, {
  listRatingQueue,
  listOfficeRatings,
  exportOfficeRatings: exporting({
    list: 'rating',
    columns: officeRatingColumns,
    cells: ratingCells,
    read: listOfficeRatings,
  }),
  getRating,
  decideRating,
});
