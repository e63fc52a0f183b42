import { sendOwnCode } from '@shuji/contract/account/calls';
import { getBankAccount, saveBankAccount } from '@shuji/contract/merchant/bank-account';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { castCompanies } from '#src/demo/scenes/company.ts';
import { newcomer } from '#test/newcomers.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const { password } = cast.li;
const account = { bank: '中国工商银行滨海新区支行', number: '0200 0034-0902 7123 456' };

test('a merchant enters a bank account in its own name and reads it in full; it is stored encrypted', async () => {
  expect(await as('li')(getBankAccount, {})).toEqual({ holder: castCompanies.li.name, account: null });
  await as('li')(saveBankAccount, { ...account, password });
  expect((await as('li')(getBankAccount, {})).account).toMatchObject({
    bank: account.bank,
    bankCode: '',
    number: '0200003409027123456',
  });
  const [row] = await sql`select t::text as row from bank_account t`;
  expect(JSON.stringify(row)).not.toContain('7123456');
  expect((await noticesOf(centre, 'li')).filter((title) => title === '您的收款账户已更新')).toHaveLength(1);
});

test('only a party that proves its identity anew changes it', async () => {
  const other = { ...account, number: '6222000011112222' };
  await expect(as('li')(saveBankAccount, other)).rejects.toMatchObject({ fields: { password: expect.any(String) } });
  await expect(as('li')(saveBankAccount, { ...other, password: 'wrong-one-77' })).rejects.toMatchObject({
    name: 'account.notProven',
  });
  await as('li')(sendOwnCode, { purpose: 'sign' });
  const forSigning = /\d{6}/.exec(centre.providers.sms.recent()[0]?.text ?? '')?.[0] ?? '';
  await expect(as('li')(saveBankAccount, { ...other, smsCode: forSigning })).rejects.toMatchObject({
    name: 'account.wrongSmsCode',
  });
  expect((await as('li')(getBankAccount, {})).account?.number).toBe('0200003409027123456');
  // Nothing new since.
  expect(await noticesOf(centre, 'li')).toEqual([]);
  await expect(as('wang')(saveBankAccount, { ...account, password })).rejects.toMatchObject({
    name: 'door.needMerchant',
  });
  await expect(as('wang')(getBankAccount, {})).rejects.toMatchObject({ name: 'door.needMerchant' });
  expect((await as(await newcomer(sql, 'trading'))(getBankAccount, {})).account).toBeNull();
});

test('an invalid account number is refused at its field', async () => {
  const wrong = (changes: object) => as('li')(saveBankAccount, { ...account, password, ...changes });
  await expect(wrong({ number: '12ab' })).rejects.toMatchObject({ fields: { number: '银行账号为 9–30 位数字' } });
  await expect(wrong({ number: '' })).rejects.toMatchObject({ fields: { number: '请填写银行账号' } });
  await expect(wrong({ bankCode: '123' })).rejects.toMatchObject({ fields: { bankCode: '联行号为 12 位数字' } });
});
