// Terms that the two parties may settle before either signs, and the words for a change of them.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, int, oneOf, text } from '../field.ts';
import { onwardTransfer } from '../product/form.ts';
import { yuan } from './fee.ts';

export const courts = { seller: '甲方（供方）住所地', buyer: '乙方（需方）住所地' } as const;
export const derivatives = { buyer: '归乙方所有', shared: '归双方共有' } as const;

/** Limits keep what is negotiated within what the law and the centre's rules bear. */
export const contractTerms = z.strictObject({
  paymentDays: int('付款期限（日）', 1, 30),
  deliveryDays: int('交付期限（日）', 1, 90),
  deliveryNote: text('交付补充约定', 0, 500),
  acceptanceDays: int('验收期限（日）', 1, 30),
  acceptanceCriteria: text('验收标准', 0, 1000),
  lateRate: int('逾期违约金（每日万分之）', 0, 10),
  lateCap: int('违约金上限（总价的 %）', 5, 30),
  liabilityCap: int('赔偿责任上限（总价的 %）', 100, 500),
  region: text('使用地域', 0, 100),
  onward: oneOf('转让约定', ['forbidden', 'consent', 'allowed']),
  derivative: oneOf('衍生成果归属', ['buyer', 'shared']),
  court: oneOf('争议管辖', ['seller', 'buyer']),
  extra: text('补充条款', 0, 2000),
});
export type ContractTerms = z.output<typeof contractTerms>;

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

export const termChange = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type TermChange = z.output<typeof termChange>;

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

export const proposeTerms = call('POST', '/api/order/propose', {
  summary: '签署前修改合同条款，生成新一轮合同文本',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('订单'),
    /** The digest of the text that was read: a change is made to the newest one only. */
    sha256: z
      .string({ error: '缺少合同文本哈希，请刷新页面后重试' })
      .regex(/^[0-9a-f]{64}$/, { error: '合同文本哈希不正确' }),
    terms: contractTerms,
    note: text('修改说明', 0, 500).optional(),
  }),
  output: nothing,
});
