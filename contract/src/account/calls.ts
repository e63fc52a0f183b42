// Accounts of the website and their sign-in. Source: spec §7 "Account"; market.md, "Calls".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getCaptcha = call<typeof shapes.getCaptcha>()('GET', '/wl/captchaImage', {
  summary:
    '取得图形验证码，按设置为字符图或拼图；kind=text 为文字算术题，供看不清图形的人使用；只能由取得的人用于 purpose 所指的用途',
  who: 'anyone',
  // Nothing of the centre changes; the question is stored apart, and asking for one needs no header.
});

export const sendSmsCode = call<typeof shapes.sendSmsCode>()('GET', '/mobile/pc/website/sms', {
  summary: '发送短信验证码',
  action: '发送短信验证码',
  who: 'anyone',
  // Spec §7 makes this a GET; it sends a message, so it writes.
  writes: true,
});

/** A code to one's own phone, for a step that wants its owner proved anew. */
export const sendOwnCode = call<typeof shapes.sendOwnCode>()('POST', '/api/account/ownCode', {
  summary: '向本人手机发送短信验证码',
  action: '向本人发送验证码',
  who: 'user',
  members: 'everyone',
});

export const signIn = call<typeof shapes.signIn>()('POST', '/mobile/login', {
  summary: '密码登录',
  action: '密码登录',
  who: 'anyone',
});

export const signInByCode = call<typeof shapes.signInByCode>()('POST', '/mobile/login/code', {
  summary: '短信验证码登录',
  action: '短信验证码登录',
  who: 'anyone',
});

export const createAccount = call<typeof shapes.createAccount>()('POST', '/mobile/pc/website/createAcc', {
  summary: '注册账号，并即登录',
  action: '注册账号',
  who: 'anyone',
});

/** One call, two shapes: `reset` takes resetForm, `change` takes changeForm. */
export const editPassword = call<typeof shapes.editPassword>()('POST', '/mobile/login/editPassword', {
  summary: '重置或修改密码；成功后所有登录失效',
  action: '重置或修改密码',
  who: 'anyone',
});

export const getByToken = call<typeof shapes.getByToken>()('POST', '/mobile/login/getByToken', {
  summary: '当前登录用户；令牌在请求头，或在 token 字段',
  who: 'anyone',
  writes: false,
});

export const signOut = call<typeof shapes.signOut>()('POST', '/api/account/signOut', {
  summary: '退出登录；已失效的登录也算退出',
  action: '退出登录',
  who: 'anyone',
});
