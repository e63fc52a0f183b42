// The centre's own people and their sign-in to the office. Source: market.md, "Who".
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { captcha, id, newPassword, password, text } from '../field.ts';

export const operatorRoles = { reviewer: '审核', editor: '内容', admin: '系统', auditor: '审计' } as const;
export type OperatorRoleName = keyof typeof operatorRoles;
export const operatorRoleNames = Object.keys(operatorRoles) as [OperatorRoleName, ...OperatorRoleName[]];

/** The steps a sign-in still lacks, in this order; until then nothing else is open. */
export const owedSteps = { code: '输入动态验证码', password: '修改初始密码', factor: '绑定动态验证码' } as const;
export type OwedStep = keyof typeof owedSteps;
const owes = z.enum(Object.keys(owedSteps) as [OwedStep, ...OwedStep[]]).nullable();

export const username = z
  .string({ error: '请填写用户名' })
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, { error: '用户名以小写字母开头，可用字母、数字、点和横线，2–32 个字符' })
  .meta({ title: '用户名' });

export const operatorName = text('姓名', 2, 20);

/** Six digits of the app, or a recovery code as it was written down. */
const factorCode = z
  .string({ error: '请填写动态验证码' })
  .transform((value) => value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, { error: '请填写 6 位动态验证码，或 16 位恢复码' }))
  .meta({ title: '动态验证码' });

const appCode = z
  .string({ error: '请填写动态验证码' })
  .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: '动态验证码为 6 位数字' }))
  .meta({ title: '动态验证码' });

export const signInToOffice = call('POST', '/office/api/login', {
  summary: '登录运营后台；随密码先给动态验证码的，不受他人猜错密码的影响',
  who: 'anyone',
  writes: true,
  input: z.object({
    username,
    password,
    /** Given first, it opens a way in that strangers’ wrong passwords cannot close, and nothing more is owed. */
    code: factorCode.optional(),
    ...captcha,
  }),
  output: z.object({ token: z.string(), owes }),
});

export const readOwnOperator = call('GET', '/office/api/me', {
  summary: '当前运营人员',
  who: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    id: id('运营人员'),
    username: z.string(),
    name: z.string(),
    roles: z.array(z.enum(operatorRoleNames)),
    owes,
    hasFactor: z.boolean(),
    /** True when the centre demands a second factor of this operator. */
    needsFactor: z.boolean(),
    /** Unused recovery codes. */
    recoveryCodes: z.int(),
  }),
});

export const signOutOfOffice = call('POST', '/office/api/signOut', {
  summary: '退出运营后台',
  who: 'staff',
  writes: true,
  input: z.object({}),
  output: nothing,
});

export const changeOwnPassword = call('POST', '/office/api/password', {
  summary: '修改自己的后台密码；成功后所有登录失效',
  who: 'staff',
  writes: true,
  input: z.object({ oldPassword: password.meta({ title: '原密码' }), password: newPassword }),
  output: nothing,
});

export const answerFactor = call('POST', '/office/api/factor/answer', {
  summary: '输入动态验证码或恢复码，完成登录',
  who: 'staff',
  writes: true,
  input: z.object({ code: factorCode }),
  output: nothing,
});

export const beginFactor = call('POST', '/office/api/factor/begin', {
  summary: '开始绑定动态验证码：取得密钥；已绑定的，凭原设备的验证码更换',
  who: 'staff',
  writes: true,
  input: z.object({ code: factorCode.optional() }),
  output: z.object({
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** otpauth:// address, for a QR code. */
    address: z.string(),
  }),
});

export const confirmFactor = call('POST', '/office/api/factor/confirm', {
  summary: '用一个动态验证码确认绑定；恢复码只在此时显示一次',
  who: 'staff',
  writes: true,
  input: z.object({ code: appCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const dropFactor = call('POST', '/office/api/factor/drop', {
  summary: '解除自己的动态验证码绑定',
  who: 'operator',
  writes: true,
  input: z.object({ code: factorCode }),
  output: nothing,
});

/** Lifetime of the link to set a password. */
export const linkMinutes = 60;

export const setFirstPassword = call('POST', '/office/api/welcome', {
  summary: '凭短信里的一次性链接设置后台密码',
  who: 'anyone',
  writes: true,
  input: z.object({
    code: z.string({ error: '链接不完整，请从短信中重新打开' }).regex(/^[\w-]{22}$/, {
      error: '链接不完整，请从短信中重新打开',
    }),
    password: newPassword,
  }),
  output: z.object({ username: z.string() }),
});
