// Limits of changing an account's phone, and the messages to the phone that it had.

const day = 86_400;

/** An account's changes and applications, each counted by itself. */
export const changesOfPhone = [
  { points: 2, seconds: 30 * day },
  { points: 6, seconds: 365 * day },
];

export const applicationsForPhone = [{ points: 5, seconds: 30 * day }];

export const phoneFiles = { materials: 'proof' } as const;

export function appliedText(centre: string): string {
  return `【${centre}】有人凭登录密码申请把您的账号改绑到另一个手机。若非本人，请立即登录修改密码，并联系交易中心。`;
}

export function filedText(centre: string): string {
  return `【${centre}】有人到交易中心申请把您的账号改绑到另一个手机，正在核验。若非本人，请立即联系交易中心。`;
}

export function changedText(centre: string, masked: string): string {
  return `【${centre}】您的账号已改绑到手机 ${masked}，所有登录均已失效。若非本人操作，请立即联系交易中心。`;
}
