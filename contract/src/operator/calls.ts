// The centre's own people and their sign-in to the office. Source: market.md, "Who".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const signInToOffice = call<typeof shapes.signInToOffice>()('POST', '/office/api/login', {
  summary: '登录运营后台；随密码先给动态验证码的，不受他人猜错密码的影响',
  action: '登录运营后台',
  who: 'anyone',
});

export const getOwnOperator = call<typeof shapes.getOwnOperator>()('GET', '/office/api/me', {
  summary: '当前运营人员',
  who: 'staff',
});

export const signOutOfOffice = call<typeof shapes.signOutOfOffice>()('POST', '/office/api/signOut', {
  summary: '退出运营后台',
  action: '退出运营后台',
  who: 'staff',
});

export const changeOwnPassword = call<typeof shapes.changeOwnPassword>()('POST', '/office/api/password', {
  summary: '修改自己的后台密码；成功后所有登录失效',
  action: '修改自己的后台密码',
  who: 'staff',
});

export const answerFactor = call<typeof shapes.answerFactor>()('POST', '/office/api/factor/answer', {
  summary: '输入动态验证码或恢复码，完成登录',
  action: '输入动态验证码',
  who: 'staff',
});

export const beginFactor = call<typeof shapes.beginFactor>()('POST', '/office/api/factor/begin', {
  summary: '开始绑定动态验证码：取得密钥；已绑定的，凭原设备的验证码更换',
  action: '开始绑定动态验证码',
  who: 'staff',
});

export const confirmFactor = call<typeof shapes.confirmFactor>()('POST', '/office/api/factor/confirm', {
  summary: '用一个动态验证码确认绑定；恢复码只在此时显示一次',
  action: '绑定动态验证码',
  who: 'staff',
});

export const dropFactor = call<typeof shapes.dropFactor>()('POST', '/office/api/factor/drop', {
  summary: '解除自己的动态验证码绑定',
  action: '解除动态验证码',
  who: 'operator',
});

export const setFirstPassword = call<typeof shapes.setFirstPassword>()('POST', '/office/api/welcome', {
  summary: '凭短信里的一次性链接设置后台密码',
  action: '凭链接设置后台密码',
  who: 'anyone',
});
