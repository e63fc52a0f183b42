// The account that the centre settles a data merchant's sales to: one, in the merchant's own attested name.
import { z } from 'zod';
import { ownerProof } from '../account/calls.ts';
import { call, nothing } from '../call.ts';
import { moment, text } from '../field.ts';

/** As written on paper, in groups; stored as digits. */
const number = z
  .string({ error: '请填写银行账号' })
  .transform((value) => value.normalize('NFKC').replace(/[\s-]/g, ''))
  .pipe(
    z.string().regex(/^\d{9,30}$/, { error: (issue) => (issue.input ? '银行账号为 9–30 位数字' : '请填写银行账号') }),
  )
  .meta({ title: '银行账号' });

const bankCode = z
  .string()
  .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^(\d{12})?$/, { error: '联行号为 12 位数字' }))
  .default('')
  .meta({ title: '联行号' });

export const readBankAccount = call('GET', '/api/merchant/bankAccount', {
  summary: '我的收款账户',
  who: 'merchant',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** In whose name the account must be. */
    holder: z.string(),
    /** Null until the merchant names one. */
    account: z.object({ bank: z.string(), bankCode: z.string(), number: z.string(), changedAt: moment }).nullable(),
  }),
});

export const saveBankAccount = call('POST', '/api/merchant/bankAccount/save', {
  summary: '设置或更换收款账户，须再次核验本人身份',
  who: 'merchant',
  writes: true,
  input: z.object({ bank: text('开户银行', 4, 60), bankCode, number, ...ownerProof }),
  output: nothing,
});
