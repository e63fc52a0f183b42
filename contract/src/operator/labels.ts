import type { Who } from '../call.ts';

export const operatorRoles = { reviewer: '审核', editor: '内容', admin: '系统', auditor: '审计' } as const;

export type OperatorRoleName = keyof typeof operatorRoles;

export const operatorRoleNames = Object.keys(operatorRoles) as [OperatorRoleName, ...OperatorRoleName[]];

/** True when a call for `who` is open to an operator with these roles. */
export function admits(who: Who, roles: readonly OperatorRoleName[]): boolean {
  if (who === 'staff' || who === 'operator') return true;
  return roles.some((role) => role === who || (who === 'overseer' && (role === 'reviewer' || role === 'auditor')));
}

/** True for an operator who reads the calls of an overseer with personal values masked. */
export function readsMasked(roles: readonly OperatorRoleName[]): boolean {
  return !roles.includes('reviewer');
}

/** The steps a sign-in still lacks, in this order; until then nothing else is open. */
export const owedSteps = { code: '输入动态验证码', password: '修改初始密码', factor: '绑定动态验证码' } as const;

export type OwedStep = keyof typeof owedSteps;

/** Lifetime of the link to set a password. */
export const linkMinutes = 60;
