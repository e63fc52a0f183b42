// The text messages as administrators see them.

import type { Parsed } from '@shuji/contract/call';
import type { SmsState } from '@shuji/contract/notice/labels/office';
import type { listOutgoing } from '@shuji/contract/notice/office';
import type { OutgoingRow } from '@shuji/contract/notice/schema/office';
import { onDays } from '#src/db/days.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { mostTries } from './rules.ts';

export interface OutgoingFilter extends Omit<Parsed<typeof listOutgoing>, 'topic'> {
  topic?: string | undefined;
}

export type StoredOutgoing = Omit<OutgoingRow, 'phone'> & { phoneSealed: string };

function isIn(db: Db, state: SmsState): Fragment {
  const predicates = {
    sent: db`s.sent_at is not null`,
    failed: db`s.given_up_at is not null`,
    retrying: db`s.sent_at is null and s.given_up_at is null and s.problem is not null`,
    waiting: db`s.sent_at is null and s.given_up_at is null and s.problem is null`,
  };
  return predicates[state];
}

export function searchOutgoing(
  db: Db,
  { state, topic, keyword, from, to, ...page }: OutgoingFilter,
): Promise<Page<StoredOutgoing>> {
  return paged<StoredOutgoing>(db, {
    columns: db`s.notice_id as id, n.topic, n.title, a.phone_sealed, s.tries, s.problem, s.created_at, s.sent_at,
      case when s.sent_at is null and s.given_up_at is null and s.problem is not null then s.claimed_until end as next_at,
      case when ${isIn(db, 'sent')} then 'sent' when ${isIn(db, 'failed')} then 'failed'
        when ${isIn(db, 'retrying')} then 'retrying' else 'waiting' end as state`,
    from: db`from notice_sms s join notice n on n.id = s.notice_id join account a on a.id = n.account_id where true
      ${state ? db`and ${isIn(db, state)}` : db``}
      ${topic ? db`and n.topic = ${topic}` : db``}
      ${keyword ? db`and strpos(n.title, ${keyword}) > 0` : db``}
      ${onDays(db, db`s.created_at`, { from, to })}`,
    order: db`s.created_at desc, s.notice_id desc`,
    ...page,
  });
}

export interface OutgoingCounts {
  failed: number;
  waiting: number;
  /** Since when the longest waiting one does; null when none waits. */
  waitingSince: string | null;
}

export async function countOutgoing(db: Db): Promise<OutgoingCounts> {
  const [row] = await db<OutgoingCounts[]>`
    select count(*) filter (where ${isIn(db, 'failed')}) as failed,
      count(*) filter (where s.given_up_at is null) as waiting,
      min(s.created_at) filter (where s.given_up_at is null) as waiting_since
    from notice_sms s where s.sent_at is null`;
  return row ?? { failed: 0, waiting: 0, waitingSince: null };
}

/** Puts a failed message back on its way; false when it has not failed. */
export async function reviveFailed(db: Tx, id: string): Promise<boolean> {
  const revived = await db`
    update notice_sms s
    set given_up_at = null, claimed_until = null, problem = null, tries_allowed = tries + ${mostTries}
    where s.notice_id = ${id} and ${isIn(db, 'failed')}`;
  return revived.count === 1;
}
