// Trading permission: what an attested party may do in the market. Source: market.md, "Trading permission".
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const applyPermit = call<typeof shapes.applyPermit>()('POST', '/mobile/pc/website/bnsApply', {
  summary: '开通交易权限：保存草稿，或提交审核',
  action: '申请交易权限',
  who: 'attested',
  begins: true,
});

export const getOwnPermit = call<typeof shapes.getOwnPermit>()('GET', '/api/permit/own', {
  summary: '我的交易权限与正在办理的申请',
  who: 'user',
});

export const listPermits = call<typeof shapes.listPermits>()('GET', '/api/permit/list', {
  summary: '交易权限开通记录',
  who: 'user',
});

export const listPermitQueue = call<typeof shapes.listPermitQueue>()('GET', '/office/api/permit/queue', {
  summary: '交易权限申请',
  who: 'overseer',
});

export const exportPermitQueue = exportCall<typeof shapes.exportPermitQueue>()(
  listPermitQueue,
  '/office/api/permit/export',
  '导出交易权限申请',
);

export const readPermitSheet = call<typeof shapes.readPermitSheet>()('GET', '/office/api/permit/info/:id', {
  summary: '交易权限的审核材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const reviewPermit = call<typeof shapes.reviewPermit>()('POST', '/office/api/permit/review/:id', {
  summary: '审核交易权限',
  action: '审核交易权限',
  who: 'reviewer',
});

export const freezePermit = call<typeof shapes.freezePermit>()('POST', '/office/api/permit/freeze/:id', {
  summary: '冻结或解除冻结交易权限',
  action: '冻结或解除冻结交易权限',
  who: 'reviewer',
});
