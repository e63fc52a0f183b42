// Trading permission: what an attested party may do in the market. Source: market.md, "Trading permission".
import { z } from 'zod';
import {
  applicationColumns,
  decision,
  freezing,
  queue,
  queueInput,
  saved,
  sheet,
  standing,
} from '../application/calls.ts';
import { call, nothing } from '../call.ts';
import { draftShape, fullShape, labelsOf, several, severalOrNone, tick, wordsOrNone } from '../draft.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { fileRef } from '../file/calls.ts';

export const permitRole = { buyer: '需方', seller: '供方', service: '服务方' } as const;
export type PermitRole = keyof typeof permitRole;
export const permitRoles = ['buyer', 'seller', 'service'] as const;

/** The rights of each role, in the words of the form. */
export const permitRoleNote: Record<PermitRole, string> = {
  buyer: '订购数据产品、签订合同、支付与验收',
  seller: '登记与上架数据产品、接单、签约与交付（需先完成数商入驻）',
  service: '为交易双方提供加工、评估、合规等服务',
};

const permitFields = {
  roles: several('申请权限', oneOf('申请权限', permitRoles), 3),
  reason: wordsOrNone('申请说明', 500),
  materials: severalOrNone('证明材料', id('证明材料'), 10),
  consent: tick('《数据交易规则》'),
};

export const permitForm = z.object(fullShape(permitFields));
export const permitLabels: Record<string, string> = labelsOf(permitFields);

export const applyPermit = call('POST', '/mobile/pc/website/bnsApply', {
  summary: '开通交易权限：保存草稿，或提交审核',
  who: 'attested',
  writes: true,
  begins: true,
  input: z.object({ submit: z.boolean().default(false), ...draftShape(permitFields) }),
  output: saved,
});

const own = z.object({
  roles: z.array(z.enum(permitRoles)).nullish(),
  reason: z.string().nullish(),
  materials: z.array(fileRef).nullish(),
  consent: z.boolean().nullish(),
});

export const readOwnPermit = call('GET', '/api/permit/own', {
  summary: '我的交易权限与正在办理的申请',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({
    held: z.array(z.object({ role: z.enum(permitRoles), grantedAt: moment, isFrozen: z.boolean() })),
    /** The application under way: a draft, waiting, or to be corrected. */
    open: standing.extend({ content: own }).nullable(),
    isAttested: z.boolean(),
    isMerchant: z.boolean(),
  }),
});

export const listPermits = call('GET', '/api/permit/list', {
  summary: '交易权限开通记录',
  who: 'user',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(standing.extend({ roles: z.array(z.enum(permitRoles)), note: z.string() })),
});

export const listPermitQueue = call('GET', '/office/api/permit/queue', {
  summary: '交易权限申请',
  who: 'reviewer',
  writes: false,
  input: queueInput,
  output: queue,
});

export const exportPermitQueue = call('GET', '/office/api/permit/export', {
  summary: '导出交易权限申请',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listPermitQueue, applicationColumns),
  output: z.unknown(),
});

export const readPermitSheet = call('GET', '/office/api/permit/info/:id', {
  summary: '交易权限的审核材料；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: sheet,
});

export const reviewPermit = call('POST', '/office/api/permit/review/:id', {
  summary: '审核交易权限',
  who: 'reviewer',
  writes: true,
  input: decision,
  output: nothing,
});

export const freezePermit = call('POST', '/office/api/permit/freeze/:id', {
  summary: '冻结或解除冻结交易权限',
  who: 'reviewer',
  writes: true,
  input: freezing,
  output: nothing,
});
