// What the system administrator does with the centre's people.
import { z } from 'zod';
import { call, nothing } from './call.ts';
import { id, moment, oneOf, text } from './field.ts';
import { operatorRoleNames, username } from './operator.ts';
import { sheetInput } from './sheet.ts';

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

/** The password is told here and never again. */
const oncePassword = z.object({ password: z.string() });

export const createOperator = call('POST', '/office/api/operator/create', {
  summary: '新增运营人员；初始密码只显示一次，首次登录必须修改',
  who: 'admin',
  writes: true,
  input: z.object({ username, name: text('姓名', 2, 20), roles, organisation }),
  output: oncePassword,
});

export const changeOperator = call('POST', '/office/api/operator/change/:id', {
  summary: '修改运营人员的姓名、权限和所在单位；对方下一次操作即按新权限',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('运营人员'), name: text('姓名', 2, 20), roles, organisation }),
  output: nothing,
});

export const setOperatorStatus = call('POST', '/office/api/operator/status/:id', {
  summary: '停用或启用运营人员；停用后其登录立即失效',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('运营人员'), status: oneOf('状态', ['active', 'frozen']) }),
  output: nothing,
});

export const resetOperator = call('POST', '/office/api/operator/reset/:id', {
  summary: '重置运营人员的密码并解除其动态验证码；新密码只显示一次',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('运营人员') }),
  output: oncePassword,
});
