// The account that the centre settles a data merchant's sales to: one, in the merchant's own attested name.
import { call } from '../call.ts';
import type * as shapes from './schema/bank-account.ts';

export const getBankAccount = call<typeof shapes.getBankAccount>()('GET', '/api/merchant/bankAccount', {
  summary: '我的收款账户',
  who: 'merchant',
  members: ['finance'],
});

export const saveBankAccount = call<typeof shapes.saveBankAccount>()('POST', '/api/merchant/bankAccount/save', {
  summary: '设置或更换收款账户，须再次核验本人身份',
  action: '设置收款账户',
  who: 'merchant',
  members: ['finance'],
});
