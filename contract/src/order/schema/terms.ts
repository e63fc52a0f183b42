import { z } from 'zod';
import { id, int, oneOf, text } from '../../field.ts';
import { shape } from '../../shape.ts';

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

export const termChange = z.object({ label: z.string(), before: z.string(), after: z.string() });

export type TermChange = z.output<typeof termChange>;

export const proposeTerms = shape({
  id: id('订单'),
  /** The digest of the text that was read: a change is made to the newest one only. */
  sha256: z
    .string({ error: '缺少合同文本哈希，请刷新页面后重试' })
    .regex(/^[0-9a-f]{64}$/, { error: '合同文本哈希不正确' }),
  terms: contractTerms,
  note: text('修改说明', 0, 500).optional(),
});
