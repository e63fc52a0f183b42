// Labels of deals: tones, terms, and each side's wait.
import type { DisputeOutcome, OrderMove, OrderSide, OrderStatus, PaymentStatus } from '@shuji/contract/order/labels';

type Tone = 'plain' | 'action' | 'good' | 'warn' | 'bad';

export const statusTone: Record<OrderStatus, Tone> = {
  awaiting_seller: 'action',
  awaiting_sign: 'action',
  awaiting_payment: 'warn',
  awaiting_delivery: 'action',
  awaiting_acceptance: 'warn',
  completed: 'good',
  cancelled: 'plain',
  disputed: 'bad',
};

export const paymentTone: Record<PaymentStatus, Tone> = { pending: 'action', confirmed: 'good', returned: 'warn' };

export const outcomeTone: Record<DisputeOutcome, Tone> = {
  continue: 'action',
  complete: 'good',
  cancel: 'bad',
  withdraw: 'plain',
};

/** The word on the button that leads to the reader's next step; nothing while the other side is to act. */
export const moveWords: Partial<Record<OrderMove, string>> = {
  confirm: '处理申请',
  quote: '报价',
  sign: '签署合同',
  pay: '去付款',
  deliver: '去交付',
  accept: '去验收',
};

/** The heading of an order's page while the reader has nothing to do. */
export const waitingWords: Record<OrderSide, Record<OrderStatus, string>> = {
  buyer: {
    awaiting_seller: '申请已送达供方，请等待供方确认或报价。',
    awaiting_sign: '您已签署，请等待供方签署合同。',
    awaiting_payment: '付款凭证已提交，交易中心核对到账后通知供方交付。',
    awaiting_delivery: '请等待供方交付；交付后您可以下载、查看并验收。',
    awaiting_acceptance: '供方已交付，请验收。',
    completed: '交易已完成，交易凭证已颁发。',
    cancelled: '这笔交易已经终止，您不需要再办理任何手续；需要时可以重新申请。',
    disputed: '争议已提交交易中心，处理结果会显示在本页。',
  },
  seller: {
    awaiting_seller: '请处理订购申请。',
    awaiting_sign: '您已签署，请等待需方签署合同。',
    awaiting_payment: '请等待需方付款；交易中心确认到账后会提示您交付。',
    awaiting_delivery: '请尽快交付。',
    awaiting_acceptance: '已交付，请等待需方验收；期满未提异议的，视为验收合格。',
    completed: '交易已完成，交易凭证已颁发。',
    cancelled: '这笔交易已经终止，您不需要再办理任何手续。',
    disputed: '争议已提交交易中心，处理结果会显示在本页。',
  },
};

/** While the office looks for the money. */
export const checkingWords: Record<OrderSide, string> = {
  buyer: '付款凭证已提交，交易中心核对到账后通知供方交付。核对期间不计付款期限。',
  seller: '需方已提交付款凭证，交易中心核对到账后会提示您交付。',
};

/** The automatic step at the deadline; empty where nothing is due. */
export function overdueWords({ status, amount }: { status: OrderStatus; amount: number | null }): string {
  const words: Partial<Record<OrderStatus, string>> = {
    awaiting_seller: '供方逾期未答复的，订单自动取消。',
    awaiting_sign: '逾期未完成双方签署的，订单自动取消。',
    awaiting_payment: '逾期未付款的，订单自动取消。',
    awaiting_delivery: amount === 0 ? '供方逾期未交付的，订单自动取消。' : '供方逾期未交付的，自动转交易中心处理。',
    awaiting_acceptance: '需方逾期未提出异议的，视为验收合格，交易自动完成。',
    disputed: '交易中心应在此日前作出处理；逾期的，系统提醒运营人员尽快办理，双方权利不受影响。',
  };
  return words[status] ?? '';
}

/** Time left, in a list; a dispute's time is the centre's. */
export function dueWords({ status, dueAt }: { status: OrderStatus; dueAt: string | null }, now = Date.now()): string {
  const left = leftWords(dueAt, now);
  if (status !== 'disputed' || !left) return left;
  return left === over ? '处理超期，已提醒交易中心' : `处理期限${left}`;
}

const over = '已到期';
const minuteMs = 60_000;

/** 剩 2 天 3 小时 · 剩 40 分钟; empty when nothing is due. */
export function leftWords(dueAt: string | null, now = Date.now()): string {
  if (!dueAt) return '';
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return over;
  if (left < minuteMs) return '剩不到 1 分钟';
  const minutes = Math.floor(left / minuteMs);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `剩 ${days} 天 ${hours} 小时` : `剩 ${days} 天`;
  if (hours > 0) return minutes % 60 > 0 ? `剩 ${hours} 小时 ${minutes % 60} 分钟` : `剩 ${hours} 小时`;
  return `剩 ${minutes} 分钟`;
}

export const stages = [
  { label: '提交申请', status: 'awaiting_seller' },
  { label: '供方确认', status: 'awaiting_seller' },
  { label: '签署合同', status: 'awaiting_sign' },
  { label: '支付价款', status: 'awaiting_payment' },
  { label: '交付', status: 'awaiting_delivery' },
  { label: '验收', status: 'awaiting_acceptance' },
  { label: '完成', status: 'completed' },
] as const;
