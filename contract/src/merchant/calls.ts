// Data merchants (数商): the block that an attested organisation adds on /checkin, and what the public sees of them.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const applyMerchant = call<typeof shapes.applyMerchant>()('POST', '/api/merchant/apply', {
  summary: '数商入驻：保存草稿，或提交审核',
  action: '申请数商入驻',
  who: 'attested',
  begins: true,
});

export const discardMerchant = call<typeof shapes.discardMerchant>()('POST', '/api/merchant/discard/:id', {
  summary: '放弃尚未通过的数商资料变更',
  action: '放弃数商资料变更',
  who: 'user',
});

export const getOwnMerchant = call<typeof shapes.getOwnMerchant>()('GET', '/api/merchant/own', {
  summary: '我的数商入驻',
  who: 'user',
});

export const listMerchantQueue = call<typeof shapes.listMerchantQueue>()('GET', '/office/api/merchant/queue', {
  summary: '数商入驻申请',
  who: 'overseer',
});

export const exportMerchantQueue = exportCall<typeof shapes.exportMerchantQueue>()(
  listMerchantQueue,
  '/office/api/merchant/export',
  '导出数商入驻申请',
);

export const readMerchantSheet = call<typeof shapes.readMerchantSheet>()('GET', '/office/api/merchant/info/:id', {
  summary: '数商入驻的审核材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const reviewMerchant = call<typeof shapes.reviewMerchant>()('POST', '/office/api/merchant/review/:id', {
  summary: '审核数商入驻',
  action: '审核数商入驻',
  who: 'reviewer',
});

export const freezeMerchant = call<typeof shapes.freezeMerchant>()('POST', '/office/api/merchant/freeze/:id', {
  summary: '冻结或解除冻结数商',
  action: '冻结或解除冻结数商',
  who: 'reviewer',
});
