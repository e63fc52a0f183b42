// The phone that an account is bound to: changed by codes to both, or by a review where the old one is lost.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const changePhone = call<typeof shapes.changePhone>()('POST', '/api/account/phone', {
  summary: '更换手机：原手机与新手机的验证码都要；成功后所有登录失效',
  action: '更换手机',
  who: 'user',
  members: 'everyone',
});

/** The password stands for the lost phone until a reviewer has read the papers. */
export const applyPhone = call<typeof shapes.applyPhone>()('POST', '/api/account/phone/apply', {
  summary: '原手机已停用：凭登录密码、新手机的验证码与证明材料申请更换，由中心审核',
  action: '申请更换手机',
  who: 'user',
});

export const getOwnPhone = call<typeof shapes.getOwnPhone>()('GET', '/api/account/phone', {
  summary: '我的手机（遮蔽）与正在办理的更换申请',
  who: 'user',
});

export const listPhoneQueue = call<typeof shapes.listPhoneQueue>()('GET', '/office/api/phone/queue', {
  summary: '更换手机申请',
  who: 'overseer',
});

export const exportPhoneQueue = exportCall<typeof shapes.exportPhoneQueue>()(
  listPhoneQueue,
  '/office/api/phone/export',
  '导出更换手机申请',
);

export const readPhoneSheet = call<typeof shapes.readPhoneSheet>()('GET', '/office/api/phone/info/:id', {
  summary: '更换手机的审核材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const reviewPhone = call<typeof shapes.reviewPhone>()('POST', '/office/api/phone/review/:id', {
  summary: '审核更换手机；通过后立即改绑，该账号的所有登录失效',
  action: '审核更换手机',
  who: 'reviewer',
});

/** For who has neither phone nor password: one reviewer has seen the papers and files, another decides. */
export const filePhone = call<typeof shapes.filePhone>()('POST', '/office/api/phone/file', {
  summary: '手机与密码都丢失：核验来人后代为提交更换手机申请，由另一位审核人员决定',
  action: '代为申请更换手机',
  who: 'reviewer',
});
