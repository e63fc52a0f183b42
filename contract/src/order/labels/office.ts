// Names, labels and limits, without schemas.

export const paymentColumns = {
  order: '订单编号',
  product: '产品',
  buyer: '需方',
  payer: '付款户名',
  seller: '供方',
  amount: '金额',
  paidOn: '付款日期',
  reference: '银行流水号',
  submittedAt: '提交时间',
  voucher: '付款凭证',
  decidedAt: '核对时间',
  status: '状态',
  reason: '退回理由',
  otherUses: '其他订单使用',
} as const;

export const disputeColumns = {
  product: '产品',
  number: '订单编号',
  seller: '供方',
  buyer: '需方',
  amount: '金额',
  raisedBy: '提起方',
  raisedAt: '提起时间',
  dueOn: '处理期限',
  holder: '办理人',
  outcome: '结果',
  settledAt: '办结时间',
} as const;
