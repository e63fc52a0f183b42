// Numbers that a bank gives a transfer, in one canonical form: 'a-1 ' and full-width 'A1' are the same number.
import { z } from 'zod';
import { canonicalNumber } from '../labels/bank-reference.ts';

/** The reference on a bank slip, in canonical form. */
export const bankReference = z
  .string({ error: '请填写银行流水号' })
  .max(100, { error: '银行流水号需为 6–40 位字母或数字' })
  .transform(canonicalNumber)
  .pipe(z.string().regex(/^[0-9A-Z]{6,40}$/, { error: '银行流水号需为 6–40 位字母或数字，请按银行回单填写' }))
  .meta({ title: '银行流水号' });
