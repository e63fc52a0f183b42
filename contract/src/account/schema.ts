import { z } from 'zod';
import {
  captcha,
  consent,
  graphemesOf,
  id,
  isPasswordLength,
  moment,
  newPassword,
  password,
  phone,
  smsCode,
} from '../field.ts';
import { memberRoleNames } from '../member/labels.ts';
import { shape } from '../shape.ts';
import { captchaPurposes, ownPurposes, type SmsPurpose, smsPurposes } from './labels.ts';

export const signedIn = z.object({ token: z.string() });

export const getCaptcha = shape(
  {
    kind: z.enum(['image', 'text']).default('image').meta({ title: '形式' }),
    purpose: z.enum(captchaPurposes, { error: '请选择验证码用途' }).default('login').meta({ title: '用途' }),
  },
  {
    uuid: z.string(),
    /** Data URL of the picture; empty for a question in words. */
    img: z.string(),
    /** The question in words; empty for a picture. */
    text: z.string(),
    /** For a picture with a gap: the piece, which is moved from the left edge. Its place is answered as `x137`. */
    slider: z
      .object({
        piece: z.string(),
        /** In pixels of the picture, whose size follows. */
        top: z.int(),
        width: z.int(),
        height: z.int(),
        /** Of the piece's sides. */
        size: z.int(),
      })
      .nullable(),
  },
);

export const sendSmsCode = shape(
  {
    phone,
    purpose: z
      .enum(Object.keys(smsPurposes) as [SmsPurpose, ...SmsPurpose[]], { error: '请选择验证码用途' })
      .meta({ title: '用途' }),
    ...captcha,
  },
  /** Seconds until the next one may be requested. */
  { wait: z.int() },
);

export const sendOwnCode = shape(
  { purpose: z.enum(ownPurposes, { error: '请选择验证码用途' }).meta({ title: '用途' }) },
  /** The masked receiver, and the seconds until the next one may be requested. */
  { phone: z.string(), wait: z.int() },
);

/** Two ways to authenticate an account's owner anew. */
export const ownerProof = { password: password.meta({ title: '登录密码' }).optional(), smsCode: smsCode.optional() };

export const signIn = shape({ phone, password, ...captcha }, signedIn);

export const signInByCode = shape({ phone, smsCode }, signedIn);

export const createAccount = shape(
  {
    phone,
    smsCode,
    password: newPassword,
    type: z.literal([1, 2], { error: '请选择注册类型' }).default(1).meta({ title: '注册类型' }),
    terms: consent('《用户服务协议》'),
    privacy: consent('《个人信息保护政策》'),
  },
  signedIn,
);

/** Input to replace a forgotten password. */
export const resetForm = z.object({ phone, smsCode, password: newPassword });

/** Input of a signed-in account's password change. */
export const changeForm = z.object({ oldPassword: password.meta({ title: '原密码' }), password: newPassword });

export const editPassword = shape({
  purpose: z.enum(['reset', 'change'], { error: '请选择修改方式' }).meta({ title: '修改方式' }),
  phone: phone.optional(),
  smsCode: smsCode.optional(),
  oldPassword: password.optional(),
  password: newPassword,
});

export const currentUser = z.object({
  id: id('账号'),
  /** Of the person, masked: 138****5678. */
  phone: z.string(),
  /** The member's name in their company; null for the holder of the account. */
  personName: z.string().nullable(),
  /** Of a member of a company; the holder of the account is an admin. */
  roles: z.array(z.enum(memberRoleNames)),
  type: z.literal([1, 2]),
  /** As attested: an organisation's name, a person's masked; null before. */
  name: z.string().nullable(),
  /** Who acts for an attested organisation; null otherwise. */
  agent: z.string().nullable(),
  attested: z.boolean(),
  partyId: z.string().nullable(),
  merchantId: z.string().nullable(),
  isBuyer: z.boolean(),
  isSeller: z.boolean(),
  /** True for a merchant who may offer services. */
  isService: z.boolean(),
  createdAt: moment,
});

export type CurrentUser = z.output<typeof currentUser>;

export const getByToken = shape({ token: z.string().max(200).optional().meta({ title: '令牌' }) }, currentUser);

export const signOut = shape({});

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
  const characters = graphemesOf(password.toLowerCase());
  const near = characters.slice(1).filter((character, place) => isNear(character, characters[place] as string));
  return characters.length > 1 && near.length * 2 >= characters.length;
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const isSingle = [one, other].every((character) => [...character].length === 1);
  return isSingle && Math.abs((one.codePointAt(0) as number) - (other.codePointAt(0) as number)) === 1;
}
