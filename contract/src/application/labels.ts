export const applicationStatus = {
  draft: '草稿',
  pending: '待审核',
  correction: '待补正',
  approved: '已通过',
  refused: '已驳回',
  frozen: '已冻结',
  replaced: '已变更',
} as const;

export type ApplicationStatus = keyof typeof applicationStatus;

export const applicationStatuses = Object.keys(applicationStatus) as [ApplicationStatus, ...ApplicationStatus[]];

export const applicationStep = {
  submit: '提交审核',
  approve: '审核通过',
  correct: '退回补正',
  refuse: '审核驳回',
  freeze: '冻结',
  unfreeze: '解除冻结',
  replace: '资料已更新',
} as const;

export type ApplicationStep = keyof typeof applicationStep;

/** What other applications may be sent together with, and those that may be. */
export const awaited = { attestation: '身份认证', merchant: '数商入驻' } as const;

export type Awaited = keyof typeof awaited;

export const awaiting = ['merchant', 'permit'] as const;

export type Awaiting = (typeof awaiting)[number];

export const applicationColumns = {
  title: '申请人',
  note: '类型',
  status: '状态',
  submittedAt: '提交时间',
  submissions: '提交次数',
  dueOn: '办理期限',
  holder: '办理人',
  decidedAt: '办理时间',
} as const;
