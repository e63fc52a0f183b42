import { Readable } from 'node:stream';
import type * as calls from '@shuji/contract/receipt/calls';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { FileHandler, Handler } from '#src/http/feature.ts';
import { listReceiptPage, listWaitingFor, type ReceiptEntry } from './queries.ts';
import { listLayouts } from './queries-statement.ts';
import { partnersOf, verdictOf } from './rules.ts';

export const listReceipts: Handler<typeof calls.listReceipts> = async (filter, { db, now }) =>
  held(db, await listReceiptPage(db, { ...filter, status: 'waiting' }, now));

export const listAllReceipts: Handler<typeof calls.listAllReceipts> = async (filter, { db, now }) =>
  held(db, await listReceiptPage(db, filter, now));

async function held(db: Db, { rows, ...count }: Page<ReceiptEntry>) {
  const shown = rows.map(toRow);
  const short = shown.filter(({ status, verdict }) => status === 'waiting' && verdict === 'short');
  const parts = await listWaitingFor(
    db,
    short.flatMap(({ order }) => order?.id ?? []),
  );
  const all = parts.map(({ id, ...part }) => ({ key: id, ...part }));
  const together = (row: ReceiptEntry) =>
    partnersOf({ key: row.id, orderId: row.order?.id ?? '', amount: row.amount }, all, row.order?.payable ?? 0);
  return { ...count, rows: shown.map((row) => (short.includes(row) ? { ...row, together: together(row) } : row)) };
}

/** A receipt as the list of all has it. */
export function toRow(row: ReceiptEntry) {
  const verdict = row.status === 'confirmed' ? ('matched' as const) : verdictOf(row.amount, row.order);
  return { ...row, verdict, together: [] as string[] };
}

export const listStatementBanks: Handler<typeof calls.listStatementBanks> = (_, { db }) => listLayouts(db);

// No such account, payer or number exists.
const example = [
  ['交易日期', '流水号', '对方户名', '对方账号', '收入金额', '支出金额', '附言'],
  [
    '2026-11-20',
    '880012044499000001',
    '海联物流示例有限公司',
    '0000333300004444001',
    '18000.00',
    '',
    'DD-2026-7K3M9-QWX4T 数据款',
  ],
  ['2026-11-20', '880012044499000002', '银行示例支行', '', '', '12.00', '手续费'],
];

export const downloadStatementTemplate: FileHandler<typeof calls.downloadStatementTemplate> = async () => {
  const bytes = Buffer.from(`\uFEFF${example.map((row) => row.join(',')).join('\r\n')}\r\n`);
  return { open: async () => Readable.from([bytes]), name: '银行流水样例.csv', type: 'text/csv', size: bytes.length };
};
