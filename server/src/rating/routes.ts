import * as calls from '@shuji/contract/rating';
import * as officeCalls from '@shuji/contract/rating-office';
import { feature } from '#src/http/feature.ts';
import { answerRating, reportRating } from './actions.ts';
import { decideRating } from './actions-office.ts';
import { listRatings, readSupplierRating } from './reading.ts';
import { getRating, listOfficeRatings, listRatingQueue } from './reading-office.ts';

export const rating = feature('rating', calls, { listRatings, readSupplierRating, answerRating, reportRating });

export const officeRating = feature('rating', officeCalls, {
  listRatingQueue,
  listOfficeRatings,
  getRating,
  decideRating,
});
