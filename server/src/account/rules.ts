import { type SmsPurpose, smsPurposes } from '@shuji/contract/account';

/** A code lives five minutes and stands five tries. */
export const codeTerms = { seconds: 300, tries: 5 };

/** Seconds between two messages to one phone. */
export const smsWait = 60;

export const smsByPhone = [
  { points: 1, seconds: smsWait },
  { points: 5, seconds: 3600 },
  { points: 10, seconds: 86_400 },
];

// A house or an office behind one address has several phones; a bomber has thousands.
export const smsByAddress = [{ points: 30, seconds: 3600 }];

export const captchasByAddress = [{ points: 60, seconds: 60 }];

export function smsText(purpose: SmsPurpose, code: string): string {
  return `【数集】您正在${smsPurposes[purpose]}，验证码 ${code}，5 分钟内有效。请勿告诉他人，工作人员不会向您索取。`;
}

/** The kind of challenge a code is: one purpose never opens another. */
export function codeKind(purpose: SmsPurpose): string {
  return `sms ${purpose}`;
}
