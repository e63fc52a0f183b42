import { approvalStatus } from '@shuji/contract/approval/labels';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import type { Approval } from './ApprovalCard.tsx';

interface DecidedRequestsProps<R extends Approval> {
  /** The kind of request: 人员变更申请. */
  noun: string;
  rows: R[];
  titleOf: (row: R) => string;
}

/** The outcomes of the last requests, folded away. */
export function DecidedRequests<R extends Approval>({ noun, rows, titleOf }: DecidedRequestsProps<R>) {
  if (rows.length === 0) return null;
  const title = `最近办结的${noun}`;
  return (
    <details>
      <summary>{title}</summary>
      <Table
        caption={title}
        columns={[
          { title: '申请', cell: titleOf },
          { title: '申请人', cell: (row) => row.requestedBy },
          { title: '结果', cell: (row) => approvalStatus[row.status] },
          { title: '办理人', cell: (row) => row.decidedBy || '—' },
          { title: '办理时间', cell: (row) => minuteOf(row.decidedAt) || '—' },
          { title: '意见', cell: (row) => row.note || '—' },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </details>
  );
}
