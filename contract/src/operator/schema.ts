import { z } from 'zod';
import { captcha, id, keyOf, newPassword, password, text } from '../field.ts';
import { shape } from '../shape.ts';
import { operatorRoleNames, owedSteps } from './labels.ts';

export const owes = keyOf(owedSteps).nullable();

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

export const signInToOffice = shape(
  {
    username,
    password,
    /** Given first, it opens a way in that strangers’ wrong passwords cannot close, and nothing more is owed. */
    code: factorCode.optional(),
    ...captcha,
  },
  { token: z.string(), owes },
);

export const getOwnOperator = shape(
  {},
  {
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
  },
);

export const signOutOfOffice = shape({});

export const changeOwnPassword = shape({ oldPassword: password.meta({ title: '原密码' }), password: newPassword });

export const answerFactor = shape({ code: factorCode });

export const beginFactor = shape(
  { code: factorCode.optional() },
  {
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** otpauth:// address, for a QR code. */
    address: z.string(),
  },
);

export const confirmFactor = shape({ code: appCode }, { recoveryCodes: z.array(z.string()) });

export const dropFactor = shape({ code: factorCode });

export const setFirstPassword = shape(
  {
    code: z.string({ error: '链接不完整，请从短信中重新打开' }).regex(/^[\w-]{22}$/, {
      error: '链接不完整，请从短信中重新打开',
    }),
    password: newPassword,
  },
  { username: z.string() },
);
