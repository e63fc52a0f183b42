export const operatorStatus = { active: '在用', frozen: '已停用' } as const;

export const operatorColumns = {
  name: '姓名',
  username: '用户名',
  roles: '权限',
  status: '状态',
  signIn: '登录方式',
  lastUsed: '最近使用',
  createdAt: '加入时间',
} as const;

export const operatorRequestKinds = {
  create: '新增运营人员',
  change: '修改资料',
  enable: '重新启用',
  reset: '重置登录方式',
} as const;

export type OperatorRequestKind = keyof typeof operatorRequestKinds;

export const operatorRequestKindNames = Object.keys(operatorRequestKinds) as [
  OperatorRequestKind,
  ...OperatorRequestKind[],
];
