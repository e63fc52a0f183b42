// The office's calls for demands: the review queue, one demand in full, the decision, and taking down.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listDemandQueue = call<typeof shapes.listDemandQueue>()('GET', '/office/api/demand/queue', {
  summary: '待审核的需求',
  who: 'overseer',
});

export const listOfficeDemands = call<typeof shapes.listOfficeDemands>()('GET', '/office/api/demand/list', {
  summary: '全部已提交过的需求',
  who: 'overseer',
  replica: true,
});

export const exportOfficeDemands = exportCall<typeof shapes.exportOfficeDemands>()(
  listOfficeDemands,
  '/office/api/demand/export',
  '导出需求',
);

export const exportDemandQueue = exportCall<typeof shapes.exportDemandQueue>()(
  listDemandQueue,
  '/office/api/demand/queueExport',
  '导出待审核的需求',
);

export const readOfficeDemand = call<typeof shapes.readOfficeDemand>()('GET', '/office/api/demand/info/:id', {
  summary: '需求的审核材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const reviewDemand = call<typeof shapes.reviewDemand>()('POST', '/office/api/demand/review/:id', {
  summary: '审核需求',
  action: '审核需求',
  who: 'reviewer',
});

export const takeDemandDown = call<typeof shapes.takeDemandDown>()('POST', '/office/api/demand/takeDown/:id', {
  summary: '强制下架并关闭需求',
  action: '强制下架需求',
  who: 'reviewer',
});
