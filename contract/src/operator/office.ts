// Administration of the centre's operators.
import { z } from 'zod';
import { approval, approvalReason, deciding, maybeWaiting } from '../approval/calls.ts';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, moment, oneOf, phone, text } from '../field.ts';
import { operatorName, operatorRoleNames, username } from './calls.ts';

export const operatorStatus = { active: '在用', frozen: '已停用' } as const;

const roles = z
  .array(oneOf('权限', operatorRoleNames), { error: '请选择权限' })
  .min(1, { error: '请至少选择一项权限' })
  .max(operatorRoleNames.length)
  .meta({ title: '权限' });

const organisation = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([0-9A-Z]{18})?$/, { error: '统一社会信用代码为 18 位' })
  .default('')
  .meta({ title: '所在单位的统一社会信用代码' });

const row = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(operatorRoleNames)),
  /** Credit code of their employer when it trades here; empty otherwise. */
  organisation: z.string(),
  status: z.enum(['active', 'frozen']),
  hasFactor: z.boolean(),
  hasPhone: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: moment,
  lastUsed: moment.nullable(),
});
export type OperatorRow = z.output<typeof row>;

export const listOperators = call('GET', '/office/api/operator/list', {
  summary: '运营人员',
  who: 'admin',
  writes: false,
  input: z.object({
    keyword: text('关键词', 0, 40).default(''),
    role: oneOf('权限', operatorRoleNames).optional(),
    status: oneOf('状态', ['active', 'frozen']).optional(),
  }),
  output: z.array(row),
});

export const operatorColumns = {
  name: '姓名',
  username: '用户名',
  roles: '权限',
  status: '状态',
  signIn: '登录方式',
  lastUsed: '最近使用',
  createdAt: '加入时间',
} as const;

export const exportOperators = call('GET', '/office/api/operator/export', {
  summary: '导出运营人员',
  who: 'admin',
  writes: true,
  answer: 'file',
  input: sheetInput(listOperators, operatorColumns),
  output: z.unknown(),
});

export const createOperator = call('POST', '/office/api/operator/create', {
  summary: '申请新增运营人员；另一名系统管理员批准后，设置密码的链接以短信发往其本人手机',
  who: 'admin',
  writes: true,
  input: z.object({ username, name: operatorName, phone, roles, organisation, reason: approvalReason }),
  output: maybeWaiting,
});

export const changeOperator = call('POST', '/office/api/operator/change/:id', {
  summary: '修改运营人员；增加权限、解除回避单位或更换手机须另一名系统管理员批准，只减少权限的立即生效',
  who: 'admin',
  writes: true,
  input: z.object({
    id: id('运营人员'),
    name: operatorName,
    /** Only when it changes; nobody reads the one that stands. */
    phone: phone.optional(),
    roles,
    organisation,
    /** For whoever approves; needed only where one must. */
    reason: text('事由', 0, 200).default(''),
  }),
  output: maybeWaiting,
});

export const setOperatorStatus = call('POST', '/office/api/operator/status/:id', {
  summary: '停用运营人员，其登录立即失效；重新启用须另一名系统管理员批准',
  who: 'admin',
  writes: true,
  input: z.object({
    id: id('运营人员'),
    status: oneOf('状态', ['active', 'frozen']),
    /** For whoever approves; needed only to put someone back. */
    reason: text('事由', 0, 200).default(''),
  }),
  output: maybeWaiting,
});

export const resetOperator = call('POST', '/office/api/operator/reset/:id', {
  summary: '申请重置运营人员的登录方式；另一名系统管理员批准后，设置密码的链接以短信发往其本人手机',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('运营人员'), reason: approvalReason }),
  output: maybeWaiting,
});

export const sendOperatorLink = call('POST', '/office/api/operator/link/:id', {
  summary: '再次发送设置密码的链接；只发往其本人登记的手机，此前的链接随即作废',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('运营人员') }),
  output: nothing,
});

export const operatorRequestKinds = {
  create: '新增运营人员',
  change: '调整权限',
  enable: '重新启用',
  reset: '重置登录方式',
} as const;
export type OperatorRequestKind = keyof typeof operatorRequestKinds;
export const operatorRequestKindNames = Object.keys(operatorRequestKinds) as [
  OperatorRequestKind,
  ...OperatorRequestKind[],
];

const operatorRequest = z.object({
  ...approval,
  kind: z.enum(operatorRequestKindNames),
  name: z.string(),
  username: z.string(),
  /** The change, in words; `before` is empty for a new value. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});
export type OperatorRequest = z.output<typeof operatorRequest>;

export const listOperatorRequests = call('GET', '/office/api/operator/request/list', {
  summary: '人员变更申请：待批准的在前，其后是最近办结的',
  who: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    rows: z.array(operatorRequest),
    /** Administrators in office besides the reader; without any, nothing can be approved. */
    otherAdmins: z.int(),
  }),
});

export const decideOperatorRequest = call('POST', '/office/api/operator/request/decide/:id', {
  summary: '批准或不批准另一名系统管理员的人员变更申请；批准后生效',
  who: 'admin',
  writes: true,
  input: deciding,
  output: nothing,
});

export const withdrawOperatorRequest = call('POST', '/office/api/operator/request/withdraw/:id', {
  summary: '撤回自己提出的人员变更申请',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: nothing,
});
