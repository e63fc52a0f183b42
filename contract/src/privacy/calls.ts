// A person's requests to the centre about their own data. Source: PIPL 15, 45, 46, 47; market.md, "Law to keep in sight".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const requestCopy = call<typeof shapes.requestCopy>()('POST', '/api/account/copy', {
  summary: '申请我的个人信息副本；准备好后以站内消息通知',
  action: '申请我的个人信息副本',
  who: 'user',
});

export const listCopies = call<typeof shapes.listCopies>()('GET', '/api/account/copy/list', {
  summary: '我申请过的个人信息副本，最近五份',
  who: 'user',
  members: [],
});

export const downloadCopy = call<typeof shapes.downloadCopy>()('GET', '/api/account/copy/:id', {
  summary: '凭一次性链接下载个人信息副本（JSON；限本次登录，十分钟内开始）',
  who: 'anyone',
  answer: 'file',
});

/** PIPL 44: a person may know who accessed their data. */
export const listAccesses = call<typeof shapes.listAccesses>()('GET', '/api/account/access', {
  summary: '运营人员查看我的个人信息的记录：何时、何种岗位、在哪里、看了什么；最近的在前',
  who: 'user',
  members: [],
});

export const listConsents = call<typeof shapes.listConsents>()('GET', '/api/account/consent', {
  summary: '我作出的同意',
  who: 'user',
});

/** PIPL 14: what changes is agreed to anew. */
export const listDueConsents = call<typeof shapes.listDueConsents>()('GET', '/api/account/consent/due', {
  summary: '尚待我同意的协议版本：已施行的在前，已公布、即将施行的在后',
  who: 'user',
});

export const renewAgreements = call<typeof shapes.renewAgreements>()('POST', '/api/account/consent/agree', {
  summary: '同意协议的新版本',
  action: '同意协议的新版本',
  who: 'user',
});

export const withdrawConsent = call<typeof shapes.withdrawConsent>()('POST', '/api/account/consent/withdraw', {
  summary: '撤回身份核验材料的单独同意；有未了结的业务时不能撤回',
  action: '撤回单独同意',
  who: 'user',
});

export const renewConsent = call<typeof shapes.renewConsent>()('POST', '/api/account/consent/renew', {
  summary: '重新作出已撤回的同意',
  action: '重新作出已撤回的同意',
  who: 'user',
});

export const listDealings = call<typeof shapes.listDealings>()('GET', '/api/account/dealings', {
  summary: '注销账号或撤回同意之前需要了结的业务；没有时为空',
  who: 'user',
  replica: true,
});

export const closeAccount = call<typeof shapes.closeAccount>()('POST', '/api/account/close', {
  summary: '注销账号：个人信息删除或匿名化，依法须保存的交易记录除外；不可恢复',
  action: '注销账号',
  who: 'user',
});
