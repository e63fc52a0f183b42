// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { captcha, id, newPassword, nothing, password, text } from '../field.ts';
import { shape } from '../shape.ts';
import { type OwedStep, operatorRoleNames, owedSteps } from './labels.ts';

export const owes = z.enum(Object.keys(owedSteps) as [OwedStep, ...OwedStep[]]).nullable();

export const username = z
  .string({ error: '请填写用户名' })
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, { error: '用户名以小写字母开头，可用字母、数字、点和横线，2–32 个字符' })
  .meta({ title: '用户名' });

export const operatorName = text('姓名', 2, 20);

/** Six digits of the app, or a recovery code as it was written down. */
export const factorCode = z
  .string({ error: '请填写动态验证码' })
  .transform((value) => value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, { error: '请填写 6 位动态验证码，或 16 位恢复码' }))
  .meta({ title: '动态验证码' });

export const appCode = z
  .string({ error: '请填写动态验证码' })
  .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: '动态验证码为 6 位数字' }))
  .meta({ title: '动态验证码' });

export const signInToOffice = shape({
  input: z.object({
    username,
    password,
    /** Given first, it opens a way in that strangers’ wrong passwords cannot close, and nothing more is owed. */
    code: factorCode.optional(),
    ...captcha,
  }),
  output: z.object({ token: z.string(), owes }),
});

export const getOwnOperator = shape({
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

export const signOutOfOffice = shape({
  input: z.object({}),
  output: nothing,
});

export const changeOwnPassword = shape({
  input: z.object({ oldPassword: password.meta({ title: '原密码' }), password: newPassword }),
  output: nothing,
});

export const answerFactor = shape({
  input: z.object({ code: factorCode }),
  output: nothing,
});

export const beginFactor = shape({
  input: z.object({ code: factorCode.optional() }),
  output: z.object({
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** otpauth:// address, for a QR code. */
    address: z.string(),
  }),
});

export const confirmFactor = shape({
  input: z.object({ code: appCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const dropFactor = shape({
  input: z.object({ code: factorCode }),
  output: nothing,
});

export const setFirstPassword = shape({
  input: z.object({
    code: z.string({ error: '链接不完整，请从短信中重新打开' }).regex(/^[\w-]{22}$/, {
      error: '链接不完整，请从短信中重新打开',
    }),
    password: newPassword,
  }),
  output: z.object({ username: z.string() }),
});
