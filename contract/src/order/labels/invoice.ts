export const invoiceIssuers = { seller: '供方', centre: '交易中心' } as const;

export type InvoiceIssuer = keyof typeof invoiceIssuers;

export const invoiceKinds = { plain: '增值税普通发票', special: '增值税专用发票' } as const;

export const invoiceStatus = {
  requested: '待开票',
  issued: '已开票',
  received: '已收票',
  returned: '已退回重开',
  refused: '未予开票',
} as const;

export type InvoiceStatus = keyof typeof invoiceStatus;

export const invoiceMoves = {
  ask: '申请开票',
  issue: '开具',
  refuse: '不予开票',
  receive: '确认收票',
  return: '退回重开',
} as const;

export type InvoiceMove = keyof typeof invoiceMoves;

export const feeInvoiceColumns = {
  party: '申请人',
  order: '订单编号',
  title: '抬头',
  taxNumber: '纳税人识别号',
  kind: '发票种类',
  amount: '金额',
  requestedAt: '申请时间',
  number: '发票号码',
  issuedOn: '开票日期',
  status: '状态',
} as const;
