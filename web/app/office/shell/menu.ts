// The operators' menu; each noun adds its desks.
import type { Who } from '@shuji/contract/call';
import type { QueueName } from '@shuji/contract/desk/labels';
import { admits, type OperatorRoleName, readsMasked } from '@shuji/contract/operator/labels';
import type { PageName } from '#app/paths.ts';

export interface Queue {
  name: PageName;
  label: string;
  /** Those who may read its page; without it, every operator. */
  who?: Who;
  /** Those who work its queue off, where others may read the page. */
  works?: Who;
  /** The queue counted beside the entry and on the front page. */
  queue?: QueueName;
}

/** True for a page whose queue these roles work off; an auditor only reads it. */
export function worksOff({ queue, who = 'operator', works = who }: Queue, roles: readonly OperatorRoleName[]): boolean {
  return queue !== undefined && admits(works, roles) && !readsMasked(works, roles);
}

export const desks: Queue[] = [
  { name: 'office', label: '工作台' },
  { name: 'officeAttestation', label: '身份认证审核', who: 'overseer', queue: 'attestation' },
  { name: 'officeMerchant', label: '数商入驻审核', who: 'overseer', queue: 'merchant' },
  { name: 'officePermit', label: '交易权限审核', who: 'overseer', queue: 'permit' },
  { name: 'officeExperience', label: '交易经验审核', who: 'overseer', queue: 'experience' },
  { name: 'officePhone', label: '更换手机审核', who: 'overseer', queue: 'phone' },
  { name: 'officeProduct', label: '产品登记审核', who: 'overseer', queue: 'product' },
  { name: 'officeObjection', label: '公示异议', who: 'overseer', queue: 'objection' },
  { name: 'officeDemand', label: '需求审核', who: 'overseer', queue: 'demand' },
  { name: 'officePayment', label: '付款确认', who: 'moneyOverseer', queue: 'payment' },
  { name: 'officeReceipt', label: '银行到账', who: 'moneyOverseer', queue: 'receipt' },
  { name: 'officePayout', label: '结算退款', who: 'moneyOverseer', queue: 'payout' },
  { name: 'officeMoneyRequest', label: '财务复核', who: 'finance', queue: 'moneyRequest' },
  { name: 'officeInvoice', label: '服务费发票', who: 'moneyOverseer', queue: 'invoice' },
  { name: 'officeDispute', label: '交易争议', who: 'overseer', queue: 'dispute' },
  { name: 'officeRating', label: '成交评价', who: 'overseer', queue: 'rating' },
  { name: 'officeComplaint', label: '投诉与建议', who: 'overseer', queue: 'complaint' },
  { name: 'officeAlert', label: '异常交易提示', who: 'overseer' },
  { name: 'officeOrder', label: '订单总览', who: 'dealOverseer' },
  { name: 'officeCertificate', label: '证书总览', who: 'overseer' },
  { name: 'officeAccount', label: '账号总览', who: 'overseer' },
  { name: 'officeNews', label: '行业资讯', who: 'editor' },
  { name: 'officeDocument', label: '规则、协议与帮助', who: 'editor' },
  { name: 'officePoster', label: '海报', who: 'editor' },
  { name: 'officePartner', label: '生态伙伴', who: 'editor' },
  { name: 'officeBroadcast', label: '群发消息', works: 'admin', queue: 'broadcastRequest' },
  { name: 'officeAudit', label: '审计记录', who: 'auditor' },
  { name: 'officeOperator', label: '运营人员', who: 'admin', queue: 'operatorRequest' },
  { name: 'officeSetting', label: '系统设置', who: 'admin', queue: 'settingRequest' },
  { name: 'officeDict', label: '字典与地区', who: 'admin' },
  { name: 'officeJob', label: '定时任务', who: 'admin' },
  { name: 'officeOutgoing', label: '短信通知', who: 'admin' },
  { name: 'officeHealth', label: '系统状态', who: 'admin' },
  { name: 'officeReveal', label: '个人信息查看记录', who: 'auditor' },
];
