// The editors' side of the posters.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOfficePosters = call<typeof shapes.listOfficePosters>()('GET', '/office/api/poster', {
  summary: '一个位置的全部海报',
  who: 'editor',
});

export const exportOfficePosters = exportCall<typeof shapes.exportOfficePosters>()(
  listOfficePosters,
  '/office/api/poster/export',
  '导出海报',
);

export const createPoster = call<typeof shapes.createPoster>()('POST', '/office/api/poster', {
  summary: '新增海报',
  action: '新增海报',
  who: 'editor',
});

export const changePoster = call<typeof shapes.changePoster>()('POST', '/office/api/poster/:id', {
  summary: '修改海报',
  action: '修改海报',
  who: 'editor',
});

export const removePoster = call<typeof shapes.removePoster>()('POST', '/office/api/poster/:id/remove', {
  summary: '删除海报',
  action: '删除海报',
  who: 'editor',
});

export const orderPosters = call<typeof shapes.orderPosters>()('POST', '/office/api/posterOrder', {
  summary: '调整一个位置的海报顺序',
  action: '调整海报顺序',
  who: 'editor',
});
