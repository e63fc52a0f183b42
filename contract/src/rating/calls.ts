// Buyers' ratings of completed deals, and suppliers' answers. Written from the order's page: order/rating.ts.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listRatings = call<typeof shapes.listRatings>()('GET', '/api/rating/list', {
  summary: '产品的成交评价，最近的在前；评价人只显示为认证需方',
  who: 'anyone',
  cache: ['rating'],
});

export const getSupplierRating = call<typeof shapes.getSupplierRating>()('GET', '/api/rating/supplier', {
  summary: '数商全部产品的成交评价合计',
  who: 'anyone',
  cache: ['rating', 'merchant'],
});

export const answerRating = call<typeof shapes.answerRating>()('POST', '/api/rating/answer', {
  summary: '供方答复评价，一次为限',
  action: '供方答复评价',
  who: 'attested',
  members: ['supply'],
});

export const reportRating = call<typeof shapes.reportRating>()('POST', '/api/rating/report', {
  summary: '举报违规评价',
  action: '举报违规评价',
  who: 'user',
  members: ['purchase', 'supply'],
});
