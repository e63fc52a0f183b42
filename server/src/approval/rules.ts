import type { ApprovalStatus } from '@shuji/contract/approval/labels';
import type { ApprovalRow } from './queries.ts';

/** The facts every request shows to the operator who reads it. */
export function approvalFor(row: ApprovalRow, readerId: string, now: Date) {
  const { id, reason, requestedBy, requestedAt, lapsesAt, decidedName, decidedAt, note } = row;
  const status = statusOf(row, now);
  const isMine = requestedBy === readerId;
  return {
    id,
    status,
    reason,
    requestedBy: row.requestedName,
    requestedAt,
    lapsesAt,
    decidedBy: decidedName,
    decidedAt,
    note,
    isMine,
    mayDecide: status === 'waiting' && !isMine && row.subjectId !== readerId,
  };
}

/** A request whose time is over has lapsed, whether or not that is written yet. */
function statusOf({ status, lapsesAt }: ApprovalRow, now: Date): ApprovalStatus {
  return status === 'waiting' && new Date(lapsesAt) <= now ? 'lapsed' : status;
}
