import type { ComplaintSide, ComplaintStatus } from '@shuji/contract/complaint/labels';
import type { Lifecycle } from '#src/lifecycle/transition.ts';
import { notifySender } from './notices.ts';
import { type ComplaintChange, type ComplaintRow, moveComplaint } from './queries.ts';
import { type Move, moves } from './rules.ts';

export const complaintLifecycle: Lifecycle<Move, ComplaintSide, ComplaintStatus, ComplaintChange, ComplaintRow> = {
  steps: moves,
  move: moveComplaint,
  history: 'complaint_event',
  event: ({ id, step, by, now }) => ({
    complaintId: id,
    step,
    side: by.side,
    operatorId: by.id,
    operatorName: by.name ?? '',
    at: now,
  }),
  notify: (db, row, { step, now }) => notifySender(db, row, step, now),
};
