/** An operator's allowed steps for a product. */
export const officeMoves = ['review', 'suspend', 'restore', 'revoke', 'keep'] as const;

export type OfficeMove = (typeof officeMoves)[number];

export const officeProductColumns = {
  name: '产品',
  number: '产品编号',
  type: '类型',
  merchant: '供方',
  submittedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  version: '版本',
  status: '状态',
} as const;
