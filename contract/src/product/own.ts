// A supplier's own products: the registration form, the way through review, listing.
import { call } from '../call.ts';
import type * as shapes from './schema/own.ts';

/** Spec §7 "info apply": a new form, or the next state of one by `id`; anything may be missing yet. */
export const saveProduct = call<typeof shapes.saveProduct>()('POST', '/api/product/infoapply/add', {
  summary: '保存产品登记表（草稿）',
  action: '保存产品登记表',
  who: 'vendor',
  members: ['supply'],
});

/** Spec §7 makes this write a GET, so `writes` is declared. */
export const submitProduct = call<typeof shapes.submitProduct>()('GET', '/api/approval/submit/:id/4', {
  summary: '提交产品登记审核',
  action: '提交产品登记审核',
  who: 'vendor',
  members: ['supply'],
  writes: true,
  begins: true,
});

export const submitProductByPost = call<typeof shapes.submitProductByPost>()('POST', '/api/approval/submit/:id/4', {
  summary: '提交产品登记审核',
  action: '提交产品登记审核',
  who: 'vendor',
  members: ['supply'],
  begins: true,
});

/** Hands the registered form in again as it is, for a new certificate; what it lacks by today's rules is named. */
export const renewProduct = call<typeof shapes.renewProduct>()('POST', '/api/product/renew', {
  summary: '申请登记续期（内容不变，重新审核并换发证书）',
  action: '申请登记续期',
  who: 'vendor',
  members: ['supply'],
  begins: true,
});

/** Withdraws a submission that is not decided yet; it is a draft again. */
export const withdrawSubmission = call<typeof shapes.withdrawSubmission>()('POST', '/api/product/withdraw', {
  summary: '撤回提交审核的产品登记',
  action: '撤回提交审核的产品登记',
  who: 'attested',
  members: ['supply'],
});

/** Submitted forms stay on record. */
export const dropDraft = call<typeof shapes.dropDraft>()('POST', '/api/product/drop', {
  summary: '删除从未提交过的产品草稿',
  action: '删除产品草稿',
  who: 'attested',
  members: ['supply'],
});

/** Ends one's own registration and its certificate, for good; taken off the market before, with no deal under way. */
export const revokeOwnProduct = call<typeof shapes.revokeOwnProduct>()('POST', '/api/product/revoke', {
  summary: '供方申请注销产品登记及其证书',
  action: '供方申请注销登记',
  who: 'attested',
  members: ['supply'],
});

/** 1 lists, 0 unlists. */
export const setShelf = call<typeof shapes.setShelf>()('POST', '/api/product/updatestatus/:id/:index', {
  summary: '产品上架或下架',
  action: '产品上架或下架',
  who: 'vendor',
  members: ['supply'],
});

/** One at a time: the next after the centre's word. */
export const appealSuspension = call<typeof shapes.appealSuspension>()('POST', '/api/product/appeal', {
  summary: '对强制下架提出申诉',
  action: '对强制下架提出申诉',
  who: 'attested',
  members: ['supply'],
});

export const listOwnProducts = call<typeof shapes.listOwnProducts>()('GET', '/api/product/user/list', {
  summary: '我的产品；按状态筛选时，新版本处于该状态的也列出',
  who: 'attested',
});

export const getOwnProduct = call<typeof shapes.getOwnProduct>()('GET', '/api/product/own/:id', {
  summary: '产品登记表（供方自己的）',
  who: 'attested',
});

/** The form as submitted: a form under review or on the market cannot be opened for editing. */
export const getSubmission = call<typeof shapes.getSubmission>()('GET', '/api/product/own/:id/submission', {
  summary: '供方查看提交过的登记表；不指明哪一次时为最近一次',
  who: 'attested',
});

/** The owner's process line: every step with its opinions, and the interest of the last days. */
export const productLine = call<typeof shapes.productLine>()('GET', '/api/product/infoLine/:id', {
  summary: '产品办理进度与热度',
  who: 'attested',
  replica: true,
});
