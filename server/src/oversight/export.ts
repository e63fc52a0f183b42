import { type accountColumns, accountStandings, accountStatus } from '@shuji/contract/account/labels/office';
import type { OverseenAccount } from '@shuji/contract/account/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const accountCells: Record<keyof typeof accountColumns, (row: OverseenAccount) => Cell> = {
  name: (row) => row.name,
  phone: (row) => row.phone,
  creditCode: (row) => row.creditCode,
  standings: (row) => row.standings.map((standing) => accountStandings[standing]).join('、'),
  region: (row) => row.regionName,
  status: (row) => accountStatus[row.status],
  createdAt: (row) => minuteInChina(row.createdAt),
  attestedAt: (row) => minuteInChina(row.attestedAt),
};
