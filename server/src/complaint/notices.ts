// Messages to a sender who has an account.
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import type { ComplaintRow } from './queries.ts';
import type { Move } from './rules.ts';

const outcomes: Partial<Record<Move, string>> = { accept: '已受理', answer: '已答复', settle: '已办结' };

export async function notifySender(
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
