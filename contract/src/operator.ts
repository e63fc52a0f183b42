// The centre's own people and their sign-in to the office. Source: market.md, "Who".
import { z } from 'zod';
import { call, nothing } from './call.ts';
import { captcha, id, newPassword } from './field.ts';

export const operatorRoles = { reviewer: '审核', editor: '内容', admin: '系统', auditor: '审计' } as const;
export type OperatorRoleName = keyof typeof operatorRoles;

const username = z
  .string({ error: '请填写用户名' })
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, { error: '请填写正确的用户名' })
  .meta({ title: '用户名' });

const password = z
  .string({ error: '请填写密码' })
  .min(1, { error: '请填写密码' })
  .max(64, { error: '密码不正确' })
  .meta({ title: '密码' });

export const signInToOffice = call('POST', '/office/api/login', {
  summary: '登录运营后台',
  who: 'anyone',
  writes: true,
  input: z.object({ username, password, ...captcha }),
  output: z.object({ token: z.string() }),
});

export const readOwnOperator = call('GET', '/office/api/me', {
  summary: '当前运营人员',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.object({
    id: id('运营人员'),
    username: z.string(),
    name: z.string(),
    roles: z.array(z.enum(Object.keys(operatorRoles) as [OperatorRoleName, ...OperatorRoleName[]])),
  }),
});

export const signOutOfOffice = call('POST', '/office/api/signOut', {
  summary: '退出运营后台',
  who: 'operator',
  writes: true,
  input: z.object({}),
  output: nothing,
});

export const changeOwnPassword = call('POST', '/office/api/password', {
  summary: '修改自己的后台密码；成功后所有登录失效',
  who: 'operator',
  writes: true,
  input: z.object({ oldPassword: password.meta({ title: '原密码' }), password: newPassword }),
  output: nothing,
});
