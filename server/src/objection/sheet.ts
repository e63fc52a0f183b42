import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/calls';
import type { OfficeObjectionRow, officeObjectionColumns } from '@shuji/contract/objection/office';
import { minuteInChina } from '#src/sheet/answer.ts';
import type { Cell } from '#src/sheet/write.ts';

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
