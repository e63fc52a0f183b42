import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import type { officeComplaintColumns } from '@shuji/contract/complaint/labels/office';
import type { OfficeComplaintRow } from '@shuji/contract/complaint/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const officeComplaintCells: Record<keyof typeof officeComplaintColumns, (row: OfficeComplaintRow) => Cell> = {
  title: (row) => row.title,
  kind: (row) => complaintKinds[row.kind],
  number: (row) => row.number,
  sender: (row) => (row.isSignedIn ? '注册用户' : '访客'),
  filedAt: (row) => minuteInChina(row.filedAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? null,
  status: (row) => complaintStatus[row.status],
};
