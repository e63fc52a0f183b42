// The office's calls for objections: the queue, both sides with their evidence, and the decision.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

/** Oldest first. */
export const listObjectionQueue = call<typeof shapes.listObjectionQueue>()('GET', '/office/api/objection/queue', {
  summary: '待处理的公示异议',
  who: 'overseer',
});

export const listOfficeObjections = call<typeof shapes.listOfficeObjections>()('GET', '/office/api/objection/list', {
  summary: '全部公示异议，最近提出的在前',
  who: 'overseer',
  replica: true,
});

export const exportOfficeObjections = exportCall<typeof shapes.exportOfficeObjections>()(
  listOfficeObjections,
  '/office/api/objection/export',
  '导出公示异议',
);

export const getObjection = call<typeof shapes.getObjection>()('GET', '/office/api/objection/info/:id', {
  summary: '公示异议、供方答复与双方的证据材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const decideObjection = call<typeof shapes.decideObjection>()('POST', '/office/api/objection/decide', {
  summary: '处理公示异议',
  action: '处理公示异议',
  who: 'reviewer',
});
