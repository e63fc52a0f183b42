// Accounts of the website and their sign-in. Source: spec §7 "Account"; market.md, "Calls".
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { captcha, consent, id, isPasswordLength, moment, newPassword, password, phone, smsCode } from '../field.ts';

/** Purposes of a code by text message; a code serves its own purpose alone. */
export const smsPurposes = {
  register: '注册',
  login: '登录',
  reset: '重置密码',
  change: '修改资料',
  sign: '签署合同',
  bank: '设置收款账户',
} as const;
export type SmsPurpose = keyof typeof smsPurposes;
/** Those whose code goes to one's own phone only, while signed in. */
export const ownPurposes = ['sign', 'bank'] as const;
export type OwnPurpose = (typeof ownPurposes)[number];

/** Purposes of a captcha; an answer serves its own purpose alone. `login` is for a password and for a code alike. */
export const captchaPurposes = [...(Object.keys(smsPurposes) as SmsPurpose[]), 'office', 'complaint'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** Spec §2, `/register?type=2`: 1 an ordinary user, 2 a data merchant, who is led on to `/checkin`. */
export const accountTypes = { 1: '普通用户', 2: '数商' } as const;

const signedIn = z.object({ token: z.string() });

export const getCaptcha = call('GET', '/wl/captchaImage', {
  summary: '取得图形验证码；kind=text 为文字算术题，供看不清图形的人使用；只能由取得的人用于 purpose 所指的用途',
  who: 'anyone',
  // Nothing of the centre changes; the question is stored apart, and asking for one needs no header.
  writes: false,
  input: z.object({
    kind: z.enum(['image', 'text']).default('image').meta({ title: '形式' }),
    purpose: z.enum(captchaPurposes, { error: '请选择验证码用途' }).default('login').meta({ title: '用途' }),
  }),
  output: z.object({
    uuid: z.string(),
    /** Data URL of the picture; empty for a question in words. */
    img: z.string(),
    /** The question in words; empty for a picture. */
    text: z.string(),
  }),
});

export const sendSmsCode = call('GET', '/mobile/pc/website/sms', {
  summary: '发送短信验证码',
  who: 'anyone',
  // Spec §7 makes this a GET; it sends a message, so it writes.
  writes: true,
  input: z.object({
    phone,
    purpose: z
      .enum(Object.keys(smsPurposes) as [SmsPurpose, ...SmsPurpose[]], { error: '请选择验证码用途' })
      .meta({ title: '用途' }),
    ...captcha,
  }),
  /** Seconds until the next one may be requested. */
  output: z.object({ wait: z.int() }),
});

/** A code to one's own phone, for a step that wants its owner proved anew. */
export const sendOwnCode = call('POST', '/api/account/ownCode', {
  summary: '向本人手机发送短信验证码',
  who: 'user',
  writes: true,
  input: z.object({ purpose: z.enum(ownPurposes, { error: '请选择验证码用途' }).meta({ title: '用途' }) }),
  /** The masked receiver, and the seconds until the next one may be requested. */
  output: z.object({ phone: z.string(), wait: z.int() }),
});

/** Two ways to authenticate an account's owner anew. */
export const ownerProof = { password: password.meta({ title: '登录密码' }).optional(), smsCode: smsCode.optional() };

export const signIn = call('POST', '/mobile/login', {
  summary: '密码登录',
  who: 'anyone',
  writes: true,
  input: z.object({ phone, password, ...captcha }),
  output: signedIn,
});

export const signInByCode = call('POST', '/mobile/login/code', {
  summary: '短信验证码登录',
  who: 'anyone',
  writes: true,
  input: z.object({ phone, smsCode }),
  output: signedIn,
});

export const createAccount = call('POST', '/mobile/pc/website/createAcc', {
  summary: '注册账号，并即登录',
  who: 'anyone',
  writes: true,
  input: z.object({
    phone,
    smsCode,
    password: newPassword,
    type: z.literal([1, 2], { error: '请选择注册类型' }).default(1).meta({ title: '注册类型' }),
    terms: consent('《用户服务协议》'),
    privacy: consent('《个人信息保护政策》'),
  }),
  output: signedIn,
});

/** Input to replace a forgotten password. */
export const resetForm = z.object({ phone, smsCode, password: newPassword });

/** Input of a signed-in account's password change. */
export const changeForm = z.object({ oldPassword: password.meta({ title: '原密码' }), password: newPassword });

/** One call, two shapes: `reset` takes resetForm, `change` takes changeForm. */
export const editPassword = call('POST', '/mobile/login/editPassword', {
  summary: '重置或修改密码；成功后所有登录失效',
  who: 'anyone',
  writes: true,
  input: z.object({
    purpose: z.enum(['reset', 'change'], { error: '请选择修改方式' }).meta({ title: '修改方式' }),
    phone: phone.optional(),
    smsCode: smsCode.optional(),
    oldPassword: password.optional(),
    password: newPassword,
  }),
  output: nothing,
});

export const currentUser = z.object({
  id: id('账号'),
  /** Masked: 138****5678. */
  phone: z.string(),
  type: z.literal([1, 2]),
  /** As attested: an organisation's name, a person's masked; null before. */
  name: z.string().nullable(),
  attested: z.boolean(),
  partyId: z.string().nullable(),
  merchantId: z.string().nullable(),
  isBuyer: z.boolean(),
  isSeller: z.boolean(),
  createdAt: moment,
});
export type CurrentUser = z.output<typeof currentUser>;

export const getByToken = call('POST', '/mobile/login/getByToken', {
  summary: '当前登录用户；令牌在请求头，或在 token 字段',
  who: 'anyone',
  writes: false,
  input: z.object({ token: z.string().max(200).optional().meta({ title: '令牌' }) }),
  output: currentUser,
});

export const signOut = call('POST', '/api/account/signOut', {
  summary: '退出登录；已失效的登录也算退出',
  who: 'anyone',
  writes: true,
  input: z.object({}),
  output: nothing,
});

export interface PasswordRule {
  label: string;
  met: (password: string, own: readonly string[]) => boolean;
}

/**
 * Rules of a new password, shown while it is typed and checked again by the server. `own`: values it must not contain,
 * such as the phone. The server alone checks whether it is easy to guess.
 */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8–64 个字符', met: isPasswordLength },
  {
    label: '不是重复或连续的字符，如 88888888、abcd1234',
    met: (password) => password !== '' && !isMonotonous(password),
  },
  {
    label: '不包含手机号或用户名',
    met: (password, own) =>
      password !== '' && own.every((word) => word.length < 3 || !password.toLowerCase().includes(word.toLowerCase())),
  },
];

// At least half of the steps from a character to the next must be neither 0 nor ±1: 88888888, abcd1234, 98765432 fall.
function isMonotonous(password: string): boolean {
  const points = [...password.toLowerCase()].map((character) => character.codePointAt(0) as number);
  const steps = points.slice(1).map((point, place) => Math.abs(point - (points[place] as number)));
  return steps.length > 0 && steps.filter((step) => step > 1).length * 2 < steps.length;
}
