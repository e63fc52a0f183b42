// The office's calls for products: queue, review, public notice, suspension, revocation.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

/** Oldest first: who has waited longest is next. Days are those since when it waits. */
export const listProductQueue = call<typeof shapes.listProductQueue>()('GET', '/office/api/product/queue', {
  summary: '待审核的产品登记、待处理的下架申诉和待批准的注销申请',
  who: 'overseer',
});

export const listOfficeProducts = call<typeof shapes.listOfficeProducts>()('GET', '/office/api/product/list', {
  summary: '全部产品',
  who: 'overseer',
  replica: true,
});

export const exportOfficeProducts = exportCall<typeof shapes.exportOfficeProducts>()(
  listOfficeProducts,
  '/office/api/product/export',
  '导出产品',
);

export const exportProductQueue = exportCall<typeof shapes.exportProductQueue>()(
  listProductQueue,
  '/office/api/product/queueExport',
  '导出待办理的产品',
);

export const getProductForReview = call<typeof shapes.getProductForReview>()('GET', '/office/api/product/info/:id', {
  summary: '产品登记的审核详情；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

/** `versionId` and `submissions` name what the reviewer has read: a decision on anything else is refused. */
export const reviewProduct = call<typeof shapes.reviewProduct>()('POST', '/office/api/product/review', {
  summary: '审核产品登记：通过、补正或驳回',
  action: '审核产品登记',
  who: 'reviewer',
});

export const suspendProduct = call<typeof shapes.suspendProduct>()('POST', '/office/api/product/suspend', {
  summary: '强制下架产品',
  action: '强制下架产品',
  who: 'reviewer',
});

export const restoreProduct = call<typeof shapes.restoreProduct>()('POST', '/office/api/product/restore', {
  summary: '解除强制下架',
  action: '解除强制下架',
  who: 'reviewer',
});

export const keepSuspended = call<typeof shapes.keepSuspended>()('POST', '/office/api/product/keep', {
  summary: '驳回申诉，维持强制下架',
  action: '维持强制下架',
  who: 'reviewer',
});
