import { demandStatus } from '@shuji/contract/demand/labels';
import { officeDemandColumns } from '@shuji/contract/demand/labels/office';
import type { OfficeDemandRow } from '@shuji/contract/demand/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { getLabels } from '#src/site/queries.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { listDemandQueue, listOfficeDemands } from './reading.ts';

type Row = OfficeDemandRow & { kindLabel: string };

const cells: Record<keyof typeof officeDemandColumns, (row: Row) => Cell> = {
  title: (row) => row.title,
  number: (row) => row.number,
  kind: (row) => row.kindLabel,
  owner: (row) => row.ownerName,
  submittedAt: (row) => minuteInChina(row.submittedAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  submissions: (row) => row.submissions,
  status: (row) => demandStatus[row.status],
};

const exports = { list: 'demand', columns: officeDemandColumns, cells } as const;
export const exportOfficeDemands = exporting({ ...exports, read: withLabels(listOfficeDemands) });
export const exportDemandQueue = exporting({ ...exports, read: withLabels(listDemandQueue) });

type List<I> = (filter: I, context: ReadContext<Operator>) => Promise<{ rows: OfficeDemandRow[] }>;

function withLabels<I>(list: List<I>) {
  return async (filter: I, context: ReadContext<Operator>): Promise<Row[]> => {
    const labels = await getLabels(context.db, 'productType');
    const { rows } = await list(filter, context);
    return rows.map((row) => ({ ...row, kindLabel: labels.get(row.kind ?? '') ?? '' }));
  };
}
