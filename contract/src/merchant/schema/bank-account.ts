import { z } from 'zod';
import { ownerProof } from '../../account/schema.ts';
import { moment, text } from '../../field.ts';
import { shape } from '../../shape.ts';

/** As written on paper, in groups; stored as digits. */
export const number = z
  .string({ error: '请填写银行账号' })
  .transform((value) => value.normalize('NFKC').replace(/[\s-]/g, ''))
  .pipe(
    z.string().regex(/^\d{9,30}$/, { error: (issue) => (issue.input ? '银行账号为 9–30 位数字' : '请填写银行账号') }),
  )
  .meta({ title: '银行账号' });

export const bankCode = z
  .string()
  .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().regex(/^(\d{12})?$/, { error: '联行号为 12 位数字' }))
  .default('')
  .meta({ title: '联行号' });

export const getBankAccount = shape(
  {},
  {
    /** In whose name the account must be. */
    holder: z.string(),
    /** Null until the merchant names one. */
    account: z.object({ bank: z.string(), bankCode: z.string(), number: z.string(), changedAt: moment }).nullable(),
  },
);

export const saveBankAccount = shape({ bank: text('开户银行', 4, 60), bankCode, number, ...ownerProof });
