/** A request without a decision lapses after this many days. */
export const approvalDays = 7;

export const approvalStatus = {
  waiting: '待批准',
  approved: '已批准',
  refused: '未批准',
  withdrawn: '已撤回',
  lapsed: '已过期',
} as const;

export type ApprovalStatus = keyof typeof approvalStatus;
