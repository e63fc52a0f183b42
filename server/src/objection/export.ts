import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import type { officeObjectionColumns } from '@shuji/contract/objection/labels/office';
import type { OfficeObjectionRow } from '@shuji/contract/objection/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const objectionCells: Record<keyof typeof officeObjectionColumns, (row: OfficeObjectionRow) => Cell> = {
  product: (row) => row.productName,
  number: (row) => row.productNumber,
  supplier: (row) => row.supplierName,
  objector: (row) => row.objectorName,
  ground: (row) => objectionGrounds[row.ground],
  filedAt: (row) => minuteInChina(row.filedAt),
  answeredAt: (row) => minuteInChina(row.answeredAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  status: (row) => objectionStatus[row.status],
};
