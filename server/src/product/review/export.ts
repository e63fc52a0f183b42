import { productStatus } from '@shuji/contract/product/labels';
import { officeProductColumns } from '@shuji/contract/product/labels/office';
import type { OfficeProductRow } from '@shuji/contract/product/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { getLabels } from '#src/site/queries.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { listOfficeProducts, listProductQueue } from './reading.ts';

type Row = OfficeProductRow & { typeLabel: string };

const cells: Record<keyof typeof officeProductColumns, (row: Row) => Cell> = {
  name: (row) => row.name,
  number: (row) => row.number,
  type: (row) => row.typeLabel,
  merchant: (row) => row.merchantName,
  submittedAt: (row) => minuteInChina(row.appealedAt ?? row.revocationAt ?? row.submittedAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  version: (row) => `第 ${row.version} 版 · 第 ${row.submissions} 次提交`,
  status: (row) => productStatus[row.status] + (row.revocationAt ? '，注销待批准' : ''),
};

const exports = { list: 'product', columns: officeProductColumns, cells } as const;
export const exportOfficeProducts = exporting({ ...exports, read: withLabels(listOfficeProducts) });
export const exportProductQueue = exporting({ ...exports, read: withLabels(listProductQueue) });

type List<I> = (filter: I, context: ReadContext<Operator>) => Promise<{ rows: OfficeProductRow[] }>;

function withLabels<I>(list: List<I>) {
  return async (filter: I, context: ReadContext<Operator>): Promise<Row[]> => {
    const labels = await getLabels(context.db, 'productType');
    const { rows } = await list(filter, context);
    return rows.map((row) => ({ ...row, typeLabel: labels.get(row.productType ?? '') ?? '' }));
  };
}
