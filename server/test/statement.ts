// Statements of a bank, as its internet bank exports them.
import { randomInt } from 'node:crypto';

export interface StatementRow {
  day: string;
  serial: string;
  payer: string;
  /** In fen. */
  amount: number;
  remark: string;
}

/** A line with a serial number of its own. */
export function aLine(changes: Partial<StatementRow> = {}): StatementRow {
  const serial = `88${randomInt(1e14, 2e14)}`;
  return { day: '2026-01-05', serial, payer: '滨海测试公司', amount: 1_800_000, remark: '数据款', ...changes };
}

export const statementHeading = ['交易日期', '流水号', '对方户名', '收入金额', '支出金额', '附言'];

export function statementOf(rows: readonly StatementRow[], heading = statementHeading) {
  const lines = rows.map(({ day, serial, payer, amount, remark }) => [
    day,
    serial,
    payer,
    (amount / 100).toFixed(2),
    '',
    remark,
  ]);
  return { name: '流水.csv', bytes: Buffer.from([heading, ...lines].map((line) => line.join(',')).join('\r\n')) };
}
