// The local form of payment: a bank transfer to the centre's own account, which stands in the site settings.
import type { Pool } from '#src/db/open.ts';
import type { Payment } from './payment.ts';

const unset = '尚未设置，请联系交易中心';

export function openTransfer(pool: Pool): Payment {
  return {
    async instruct({ number }) {
      const rows = await pool<{ key: string; value: string }[]>`
        select key, value from setting where key in ('pay_account_name', 'pay_bank', 'pay_account_number')`;
      const settingOf = (key: string) => rows.find((row) => row.key === key)?.value || unset;
      return {
        account: 'centre',
        accountName: settingOf('pay_account_name'),
        bank: settingOf('pay_bank'),
        accountNumber: settingOf('pay_account_number'),
        reference: number,
      };
    },
    // No bank is configured that could report.
    openReport: async () => null,
  };
}
