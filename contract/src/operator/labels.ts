export const operatorRoles = { reviewer: '审核', editor: '内容', admin: '系统', auditor: '审计' } as const;

export type OperatorRoleName = keyof typeof operatorRoles;

export const operatorRoleNames = Object.keys(operatorRoles) as [OperatorRoleName, ...OperatorRoleName[]];

/** The steps a sign-in still lacks, in this order; until then nothing else is open. */
export const owedSteps = { code: '输入动态验证码', password: '修改初始密码', factor: '绑定动态验证码' } as const;

export type OwedStep = keyof typeof owedSteps;

/** Lifetime of the link to set a password. */
export const linkMinutes = 60;
