// Terms that the two parties may settle before either signs, and the words for a change of them.

import { call } from '../call.ts';
import { onwardTransfer } from '../product/labels/form.ts';
import { yuan } from './labels/fee.ts';
import { courts, derivatives } from './labels/terms.ts';
import type * as shapes from './schema/terms.ts';
import type { ContractTerms, TermChange } from './schema/terms.ts';

export const termLabels: Record<keyof ContractTerms, string> = {
  paymentDays: '付款期限（日）',
  deliveryDays: '交付期限（日）',
  deliveryNote: '交付补充约定',
  acceptanceDays: '验收期限（日）',
  acceptanceCriteria: '验收标准',
  lateRate: '逾期违约金（每日万分之）',
  lateCap: '违约金上限（总价的 %）',
  liabilityCap: '赔偿责任上限（总价的 %）',
  region: '使用地域',
  onward: '转让约定',
  derivative: '衍生成果归属',
  court: '争议管辖',
  extra: '补充条款',
};

export interface Proposal {
  amount: number;
  terms: ContractTerms;
}

/** The differences between two rounds of a contract, in words. */
export function changesBetween(before: Proposal, after: Proposal): TermChange[] {
  const price = { label: '合同总价', before: `¥${yuan(before.amount)}`, after: `¥${yuan(after.amount)}` };
  const names = Object.keys(termLabels) as (keyof ContractTerms)[];
  const terms = names.map((name) => ({
    label: termLabels[name],
    before: wordsOf(name, before.terms),
    after: wordsOf(name, after.terms),
  }));
  return [price, ...terms].filter((change) => change.before !== change.after);
}

function wordsOf(name: keyof ContractTerms, terms: ContractTerms): string {
  if (name === 'onward') return onwardTransfer[terms.onward];
  if (name === 'derivative') return derivatives[terms.derivative];
  if (name === 'court') return courts[terms.court];
  return String(terms[name]) || '无';
}

export const proposeTerms = call<typeof shapes.proposeTerms>()('POST', '/api/order/propose', {
  summary: '签署前修改合同条款，生成新一轮合同文本',
  action: '签署前修改合同条款',
  who: 'attested',
  members: ['purchase', 'supply'],
});
