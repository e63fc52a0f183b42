import { isReader, officeReaders, type Who } from './who.ts';

export const operatorRoles = {
  reviewer: '审核',
  finance: '财务',
  editor: '内容',
  admin: '系统',
  auditor: '审计',
} as const;

export type OperatorRoleName = keyof typeof operatorRoles;

export const operatorRoleNames = Object.keys(operatorRoles) as [OperatorRoleName, ...OperatorRoleName[]];

/** True when a call for `who` is open to an operator with these roles. */
export function admits(who: Who, roles: readonly OperatorRoleName[]): boolean {
  if (who === 'staff' || who === 'operator') return true;
  if (who === 'clerk') return roles.some((role) => role === 'reviewer' || role === 'finance');
  if (!isReader(who)) return roles.some((role) => role === who);
  const { works, masked } = officeReaders[who];
  return roles.some((role) => role === works || masked.some((reader) => reader === role));
}

/** True for an operator who reads a call for `who` with personal values masked. */
export function readsMasked(who: Who, roles: readonly OperatorRoleName[]): boolean {
  return isReader(who) && !roles.includes(officeReaders[who].works);
}

/** The steps a sign-in still lacks, in this order; until then nothing else is open. */
export const owedSteps = { code: '输入动态验证码', password: '修改初始密码', factor: '绑定动态验证码' } as const;

export type OwedStep = keyof typeof owedSteps;

/** Lifetime of the link to set a password. */
export const linkMinutes = 60;
