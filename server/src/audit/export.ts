import { auditActors, type auditColumns } from '@shuji/contract/audit/labels';
import type { AuditRow } from '@shuji/contract/audit/schema';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const entryCells: Record<keyof typeof auditColumns, (row: AuditRow) => Cell> = {
  at: (row) => minuteInChina(row.at),
  actor: (row) => row.actorName ?? row.actorId ?? auditActors[row.actorKind],
  does: (row) => row.does ?? row.call,
  subject: (row) => row.subject,
  address: (row) => row.address,
  position: (row) => row.position,
};
