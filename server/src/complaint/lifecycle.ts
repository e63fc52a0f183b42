import type { ComplaintSide, ComplaintStatus } from '@shuji/contract/complaint/labels';
import type { Tx } from '#src/db/open.ts';
import type { Lifecycle } from '#src/lifecycle/transition.ts';
import { notify } from '#src/notice/actions.ts';
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

// Messages to a sender who has an account.

const outcomes: Partial<Record<Move, string>> = { accept: '已受理', answer: '已答复', settle: '已办结' };

async function notifySender(
  db: Tx,
  { number, accountId, title }: Pick<ComplaintRow, 'number' | 'accountId' | 'title'>,
  step: Move,
  now: Date,
): Promise<void> {
  if (!accountId || !outcomes[step]) return;
  await notify(
    db,
    { accountId },
    {
      topic: 'complaint',
      // An answer after a reply sends a message again.
      key: `complaint ${number} ${step} ${now.toISOString()}`,
      title: `您提交的事项 ${number} ${outcomes[step]}`,
      text: title,
      link: `/mycenter/complaint?number=${number}`,
      isImportant: step !== 'accept',
      now,
    },
  );
}
