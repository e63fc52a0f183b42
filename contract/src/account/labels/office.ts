export const accountStatus = { active: '正常', frozen: '已冻结', closed: '已注销' } as const;

export type AccountStatus = keyof typeof accountStatus;

/** The account's kind of market participant. */
export const accountStandings = {
  registered: '未认证',
  attested: '已认证',
  merchant: '数商',
  buyer: '需方',
  seller: '供方',
} as const;

export type AccountStanding = keyof typeof accountStandings;

export const standings = Object.keys(accountStandings) as [AccountStanding, ...AccountStanding[]];

export const accountSteps = { freeze: '冻结', unfreeze: '解除冻结' } as const;

export const accountColumns = {
  name: '名称',
  phone: '手机号',
  creditCode: '信用代码',
  standings: '身份',
  region: '地区',
  status: '状态',
  createdAt: '注册时间',
  attestedAt: '认证时间',
} as const;
