import { captchaForms } from '../nouns.ts';

/** Purposes of a code by text message; a code serves its own purpose alone. */
export const smsPurposes = {
  register: '注册',
  login: '登录',
  reset: '重置密码',
  change: '更换手机',
  sign: '签署合同',
  bank: '设置收款账户',
} as const;

export type SmsPurpose = keyof typeof smsPurposes;

/** Those whose code goes to one's own phone only, while signed in. */
export const ownPurposes = ['sign', 'bank', 'change'] as const;

export type OwnPurpose = (typeof ownPurposes)[number];

/** Purposes of a captcha; an answer serves its own purpose alone. `login` is for a password and for a code alike. */
export const captchaPurposes = [...(Object.keys(smsPurposes) as SmsPurpose[]), ...captchaForms] as const;

export type CaptchaPurpose = (typeof captchaPurposes)[number];
