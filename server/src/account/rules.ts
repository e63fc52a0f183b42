import { type SmsPurpose, smsPurposes } from '@shuji/contract/account/labels';

/** A code lives five minutes and stands five tries. */
export const codeTerms = { seconds: 300, tries: 5 };

/** Seconds between two messages to one phone. */
export const smsWait = 60;

const hour = 3600;
const day = 86_400;

export const smsEachMinute = [{ points: 1, seconds: smsWait }];

/** All messages to one phone, from any requester. */
export const smsByPhone = [
  { points: 5, seconds: hour },
  { points: 10, seconds: day },
];

/** Codes requested from a browser that never signed in to the phone's account; the rest are for its owner. */
export const smsByStrangers = [...smsEachMinute, { points: 4, seconds: hour }, { points: 8, seconds: day }];

/** The share of one address: a single stranger cannot use up the messages that a newcomer needs to sign up. */
export const smsByPhoneAndAddress = [
  { points: 3, seconds: hour },
  { points: 6, seconds: day },
];

// A house or an office behind one address has several phones; a bomber has thousands.
export const smsByAddress = [
  { points: 30, seconds: hour },
  { points: 100, seconds: day },
];

export const captchasByAddress = [{ points: 60, seconds: 60 }];

export function smsText(centre: string, purpose: SmsPurpose, code: string): string {
  return `【${centre}】您正在${smsPurposes[purpose]}，验证码 ${code}，5 分钟内有效。请勿告诉他人，工作人员不会向您索取。`;
}

/** The kind of challenge a code is: one purpose never opens another. */
export function codeKind(purpose: SmsPurpose): string {
  return `sms ${purpose}`;
}
