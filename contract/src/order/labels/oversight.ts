export const overseenOrderColumns = {
  number: '订单编号',
  product: '产品',
  buyer: '需方',
  seller: '供方',
  amount: '金额',
  status: '状态',
  createdAt: '申请时间',
  signedAt: '签约时间',
  closedAt: '结束时间',
  dueAt: '办理期限',
} as const;
