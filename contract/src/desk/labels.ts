// Names, labels and limits, without schemas.
import type { OperatorRoleName } from '../operator/labels.ts';

/** The queues of the office, in the order of a deal's life, and what waits for a second administrator. */
export const queues = {
  attestation: '身份认证审核',
  merchant: '数商入驻审核',
  permit: '交易权限审核',
  experience: '交易经验审核',
  product: '产品登记审核',
  objection: '公示异议',
  demand: '需求发布审核',
  payment: '付款确认',
  payout: '结算退款',
  invoice: '服务费发票',
  dispute: '交易争议',
  rating: '成交评价',
  complaint: '投诉与建议',
  operatorRequest: '人员变更申请',
  settingRequest: '设置变更申请',
} as const;

export type QueueName = keyof typeof queues;

/** A month's new rows, day by day. */
export const monthFigures = {
  accounts: '新注册账号',
  products: '登记产品',
  demands: '发布需求',
  orders: '订购申请',
  amount: '完成交易额（元）',
} as const;

export type MonthFigure = keyof typeof monthFigures;

/** Kinds of the header's search, and the roles that may search them. */
export const officeFinds = {
  product: { label: '产品', role: 'reviewer' },
  account: { label: '数商与用户', role: 'reviewer' },
  demand: { label: '需求', role: 'reviewer' },
  order: { label: '订单', role: 'reviewer' },
  certificate: { label: '证书', role: 'reviewer' },
  objection: { label: '公示异议', role: 'reviewer' },
  payment: { label: '付款', role: 'reviewer' },
  invoice: { label: '服务费发票', role: 'reviewer' },
  dispute: { label: '交易争议', role: 'reviewer' },
  rating: { label: '成交评价', role: 'reviewer' },
  complaint: { label: '投诉与建议', role: 'reviewer' },
  news: { label: '资讯', role: 'editor' },
  document: { label: '规则、协议与帮助', role: 'editor' },
  poster: { label: '海报', role: 'editor' },
  partner: { label: '生态伙伴', role: 'editor' },
  operator: { label: '运营人员', role: 'admin' },
  setting: { label: '系统设置', role: 'admin' },
} as const satisfies Record<string, { label: string; role: OperatorRoleName }>;

export type OfficeFind = keyof typeof officeFinds;
