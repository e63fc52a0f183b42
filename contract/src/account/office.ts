// Accounts as the office oversees them: who stands behind each, what was granted to them, and freezing.
import { z } from 'zod';
import { applicationStatuses } from '../application/calls.ts';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { industry, overseen } from '../order/overseen.ts';
import { permitRoles } from '../permit/calls.ts';

export const accountStatus = { active: '正常', frozen: '已冻结', closed: '已注销' } as const;
export type AccountStatus = keyof typeof accountStatus;
const statuses = Object.keys(accountStatus) as [AccountStatus, ...AccountStatus[]];

/** The account's kind of market participant. */
export const accountStandings = {
  registered: '未认证',
  attested: '已认证',
  merchant: '数商',
  buyer: '需方',
  seller: '供方',
} as const;
export type AccountStanding = keyof typeof accountStandings;
const standings = Object.keys(accountStandings) as [AccountStanding, ...AccountStanding[]];

export const accountSteps = { freeze: '冻结', unfreeze: '解除冻结' } as const;

const row = z.object({
  id: z.string(),
  status: z.enum(statuses),
  /** Masked; empty once the account is closed. */
  phone: z.string(),
  /** Masked for a person; null before attestation. */
  name: z.string().nullable(),
  creditCode: z.string().nullable(),
  regionName: z.string(),
  standings: z.array(z.enum(standings)),
  createdAt: moment,
  attestedAt: moment.nullable(),
});
export type OverseenAccount = z.output<typeof row>;

export const listAccounts = call('GET', '/office/api/account/list', {
  summary: '全部账号',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('账号状态', statuses).optional(),
    standing: oneOf('身份', standings).optional(),
    /** `keyword`: part of a name, a whole credit code or a whole phone number. */
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  }),
  output: listOf(row),
});

export const accountColumns = {
  name: '名称',
  phone: '手机号',
  creditCode: '信用代码',
  standings: '身份',
  region: '地区',
  status: '状态',
  createdAt: '注册时间',
  attestedAt: '认证时间',
} as const;

export const exportAccounts = call('GET', '/office/api/account/export', {
  summary: '导出账号清单（手机号遮蔽）',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listAccounts, accountColumns),
  output: z.unknown(),
});

const granted = z.object({ id: z.string(), status: z.enum(applicationStatuses) });

export const readAccount = call('GET', '/office/api/account/info/:id', {
  summary: '一个账号：身份、权限与冻结记录；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('账号') }),
  output: row.extend({
    kind: z.enum(['person', 'organisation']).nullable(),
    /** The applications that stand, for the desks where each is frozen by itself. */
    attestation: granted.nullable(),
    merchant: granted.nullable(),
    permits: z.array(z.object({ role: z.enum(permitRoles), grantedAt: moment, isFrozen: z.boolean() })),
    steps: z.array(
      z.object({ at: moment, step: z.enum(['freeze', 'unfreeze']), operatorName: z.string(), reason: z.string() }),
    ),
    /** Nobody decides on their own organisation, and a closed account stays closed. */
    may: z.enum(['freeze', 'unfreeze']).nullable(),
  }),
});
export type OfficeAccount = z.output<typeof readAccount.output>;

export const freezeAccount = call('POST', '/office/api/account/freeze/:id', {
  summary: '冻结或解除冻结账号；冻结后其登录立即失效',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('账号'),
    /** False lifts it. */
    frozen: z.boolean({ error: '请选择冻结或解除冻结' }),
    reason: text('原因', 4, 200),
  }),
  output: nothing,
});
