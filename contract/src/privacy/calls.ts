// A person's requests to the centre about their own data. Source: PIPL 15, 45, 46, 47; market.md, "Law to keep in sight".
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { signUpDocuments } from '../document/calls.ts';
import { consent, id, int, listOf, moment, oneOf, page } from '../field.ts';
import { linkFields } from '../file/calls.ts';
import { operatorRoleNames } from '../operator/calls.ts';
import { accessedFile, accessPartNames, accessPlaceNames } from '../review/calls.ts';

const password = z
  .string({ error: '请填写登录密码' })
  .min(1, { error: '请填写登录密码' })
  .max(64, { error: '密码不正确' })
  .meta({ title: '登录密码' });

export const copyStatus = { waiting: '正在准备', ready: '可以下载', expired: '已过期' } as const;
export type CopyStatus = keyof typeof copyStatus;
const copyStatuses = Object.keys(copyStatus) as [CopyStatus, ...CopyStatus[]];

/** Days a finished copy is stored. */
export const copyHours = 24;

export const requestCopy = call('POST', '/api/account/copy', {
  summary: '申请我的个人信息副本；准备好后以站内消息通知',
  who: 'user',
  writes: true,
  input: z.object({ password }),
  output: z.object({ id: z.string() }),
});

const copy = z.object({
  id: z.string(),
  status: z.enum(copyStatuses),
  requestedAt: moment,
  readyAt: moment.nullable(),
  /** The end of its storage. */
  until: moment.nullable(),
  /** A link for one use by this session; null unless it can be downloaded. */
  url: z.string().nullable(),
});
export type CopyRow = z.output<typeof copy>;

export const listCopies = call('GET', '/api/account/copy/list', {
  summary: '我申请过的个人信息副本，最近五份',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(copy),
});

export const downloadCopy = call('GET', '/api/account/copy/:id', {
  summary: '凭一次性链接下载个人信息副本（JSON；限本次登录，十分钟内开始）',
  who: 'anyone',
  writes: false,
  answer: 'file',
  input: z.object({ id: id('副本'), ...linkFields }),
  output: z.unknown(),
});

const access = z.object({
  /** To the minute. */
  at: moment,
  /** By role; the operator's name stays with the auditor. */
  roles: z.array(z.enum(operatorRoleNames)),
  place: z.enum(accessPlaceNames),
  part: z.enum(accessPartNames),
  file: accessedFile,
});
export type AccessRow = z.output<typeof access>;

/** PIPL 44: whoever is concerned may know. */
export const listAccesses = call('GET', '/api/account/access', {
  summary: '运营人员查看我的个人信息的记录：何时、何种岗位、在哪里、看了什么；最近的在前',
  who: 'user',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(access),
});

export const consentKinds = {
  terms: '《用户服务协议》',
  privacy: '《个人信息保护政策》',
  identity: '身份核验材料的单独同意',
} as const;
export type ConsentKind = keyof typeof consentKinds;
const consentNames = Object.keys(consentKinds) as [ConsentKind, ...ConsentKind[]];

/** The effect of withdrawing each consent, shown beforehand. */
export const withdrawalEffects: Record<ConsentKind, string> = {
  terms: '没有服务协议便无法继续提供服务；如需撤回，请注销账号。',
  privacy: '没有个人信息保护政策的同意便无法继续提供服务；如需撤回，请注销账号。',
  identity:
    '撤回后，身份认证及随之取得的数商资格、交易权限立即停用，直至您重新同意；撤回不影响此前基于同意已进行的处理，已成交的订单、合同与凭证依法继续保存。',
};

const consentRow = z.object({
  kind: z.enum(consentNames),
  version: z.string(),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
});
export type ConsentRow = z.output<typeof consentRow>;

export const listConsents = call('GET', '/api/account/consent', {
  summary: '我作出的同意',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(consentRow),
});

const dueConsent = z.object({
  document: z.enum(signUpDocuments),
  /** The newest version that was agreed to; null when there is none. */
  agreed: z.int().nullable(),
  number: z.int(),
  title: z.string(),
  effectiveOn: z.string(),
  /** The change, in its publisher's words. */
  note: z.string(),
  /** In force already; otherwise it is announced. */
  isStanding: z.boolean(),
});
export type DueConsent = z.output<typeof dueConsent>;

/** PIPL 14: what changes is agreed to anew. */
export const listDueConsents = call('GET', '/api/account/consent/due', {
  summary: '尚待我同意的协议版本：已施行的在前，已公布、即将施行的在后',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(dueConsent),
});

export const renewAgreements = call('POST', '/api/account/consent/agree', {
  summary: '同意协议的新版本',
  who: 'user',
  writes: true,
  input: z.object({
    documents: z
      .array(z.object({ document: oneOf('协议', signUpDocuments), number: int('版本', 1, 1_000_000) }))
      .min(1, { error: '请选择要同意的协议' })
      .max(signUpDocuments.length)
      .meta({ title: '协议' }),
    agree: consent('新版本的协议'),
  }),
  output: nothing,
});

export const withdrawConsent = call('POST', '/api/account/consent/withdraw', {
  summary: '撤回身份核验材料的单独同意；有未了结的业务时不能撤回',
  who: 'user',
  writes: true,
  input: z.object({ kind: oneOf('同意事项', ['identity']) }),
  output: nothing,
});

export const renewConsent = call('POST', '/api/account/consent/renew', {
  summary: '重新作出已撤回的同意',
  who: 'user',
  writes: true,
  input: z.object({ kind: oneOf('同意事项', ['identity']), agree: consent('身份核验材料的单独同意') }),
  output: nothing,
});

/** Open dealings that keep an account from closing, and the pages that settle them. */
export const dealings = {
  orders: '未完成的订单',
  payouts: '尚未结算到账的款项',
  demands: '未了结的需求（待审核、待补正、已发布、已下架或已接单）',
  offers: '还有效的报价',
  products: '在审核、公示或上架中的产品',
  objections: '核实中的公示异议',
} as const;
export type Dealing = keyof typeof dealings;
const dealingNames = Object.keys(dealings) as [Dealing, ...Dealing[]];

export const readDealings = call('GET', '/api/account/dealings', {
  summary: '注销账号或撤回同意之前需要了结的业务；没有时为空',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(z.object({ kind: z.enum(dealingNames), count: z.int() })),
});

export const closeAccount = call('POST', '/api/account/close', {
  summary: '注销账号：个人信息删除或匿名化，依法须保存的交易记录除外；不可恢复',
  who: 'user',
  writes: true,
  input: z.object({ password, agree: consent('注销的后果') }),
  output: nothing,
});
