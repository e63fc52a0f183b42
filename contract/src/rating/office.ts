// The office's calls for ratings: the reported and the hidden ones.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

/** The oldest report stands first. */
export const listRatingQueue = call<typeof shapes.listRatingQueue>()('GET', '/office/api/rating/queue', {
  summary: '被举报、待处理的评价',
  who: 'overseer',
});

export const listOfficeRatings = call<typeof shapes.listOfficeRatings>()('GET', '/office/api/rating/list', {
  summary: '全部评价，最近的在前',
  who: 'overseer',
  replica: true,
});

export const exportOfficeRatings = exportCall<typeof shapes.exportOfficeRatings>()(
  listOfficeRatings,
  '/office/api/rating/export',
  '导出成交评价',
);

export const getRating = call<typeof shapes.getRating>()('GET', '/office/api/rating/info/:id', {
  summary: '评价、举报与办理经过',
  who: 'overseer',
});

export const decideRating = call<typeof shapes.decideRating>()('POST', '/office/api/rating/decide', {
  summary: '隐藏评价，或保持（恢复）展示；未处理的举报一并办结',
  action: '处理成交评价',
  who: 'reviewer',
});
