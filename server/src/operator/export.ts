import { operatorRoles } from '@shuji/contract/operator/labels';
import { type operatorColumns, operatorStatus } from '@shuji/contract/operator/labels/office';
import type { OperatorRow } from '@shuji/contract/operator/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const operatorCells: Record<keyof typeof operatorColumns, (row: OperatorRow) => Cell> = {
  name: (row) => row.name,
  username: (row) => row.username,
  roles: (row) => `${row.roles.map((role) => operatorRoles[role]).join('、')}${row.keepsFinance ? '（暂兼财务）' : ''}`,
  status: (row) => operatorStatus[row.status],
  signIn: (row) => (row.hasFactor ? '密码 + 动态验证码' : '密码'),
  lastUsed: (row) => minuteInChina(row.lastUsed),
  createdAt: (row) => minuteInChina(row.createdAt),
};
