// The operators' menu; each noun adds its desks.
import type { QueueName } from '@shuji/contract/desk/labels';
import type { OperatorRoleName } from '@shuji/contract/operator/labels';
import type { PageName } from '#app/paths.ts';

export interface Queue {
  name: PageName;
  label: string;
  /** The role that sees the entry; without it, everyone. */
  role?: OperatorRoleName;
  /** The queue counted beside the entry and on the front page. */
  queue?: QueueName;
}

export const desks: Queue[] = [
  { name: 'office', label: '工作台' },
  { name: 'officeAttestation', label: '身份认证审核', role: 'reviewer', queue: 'attestation' },
  { name: 'officeMerchant', label: '数商入驻审核', role: 'reviewer', queue: 'merchant' },
  { name: 'officePermit', label: '交易权限审核', role: 'reviewer', queue: 'permit' },
  { name: 'officeExperience', label: '交易经验审核', role: 'reviewer', queue: 'experience' },
  { name: 'officeProduct', label: '产品登记审核', role: 'reviewer', queue: 'product' },
  { name: 'officeObjection', label: '公示异议', role: 'reviewer', queue: 'objection' },
  { name: 'officeDemand', label: '需求审核', role: 'reviewer', queue: 'demand' },
  { name: 'officePayment', label: '付款确认', role: 'reviewer', queue: 'payment' },
  { name: 'officePayout', label: '结算退款', role: 'reviewer', queue: 'payout' },
  { name: 'officeInvoice', label: '服务费发票', role: 'reviewer', queue: 'invoice' },
  { name: 'officeDispute', label: '交易争议', role: 'reviewer', queue: 'dispute' },
  { name: 'officeRating', label: '成交评价', role: 'reviewer', queue: 'rating' },
  { name: 'officeComplaint', label: '投诉与建议', role: 'reviewer', queue: 'complaint' },
  { name: 'officeAlert', label: '异常交易提示', role: 'reviewer' },
  { name: 'officeOrder', label: '订单总览', role: 'reviewer' },
  { name: 'officeCertificate', label: '证书总览', role: 'reviewer' },
  { name: 'officeAccount', label: '账号总览', role: 'reviewer' },
  { name: 'officeNews', label: '行业资讯', role: 'editor' },
  { name: 'officeDocument', label: '规则、协议与帮助', role: 'editor' },
  { name: 'officePoster', label: '海报', role: 'editor' },
  { name: 'officePartner', label: '生态伙伴', role: 'editor' },
  { name: 'officeAudit', label: '审计记录', role: 'auditor' },
  { name: 'officeOperator', label: '运营人员', role: 'admin', queue: 'operatorRequest' },
  { name: 'officeSetting', label: '系统设置', role: 'admin', queue: 'settingRequest' },
  { name: 'officeDict', label: '字典与地区', role: 'admin' },
  { name: 'officeJob', label: '定时任务', role: 'admin' },
  { name: 'officeOutgoing', label: '短信通知', role: 'admin' },
  { name: 'officeHealth', label: '系统状态', role: 'admin' },
  { name: 'officeReveal', label: '个人信息查看记录', role: 'auditor' },
];
