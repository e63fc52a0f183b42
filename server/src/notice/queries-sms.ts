// The text messages that notices wait to send.

import type { Parsed } from '@shuji/contract/call';
import type { SmsProblem, SmsState } from '@shuji/contract/notice/labels/office';
import type { listOutgoing } from '@shuji/contract/notice/office';
import type { OutgoingRow } from '@shuji/contract/notice/schema/office';
import { onDays } from '#src/db/days.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { mostTries } from './rules.ts';

export async function insertSms(db: Tx, noticeId: string, now: Date): Promise<void> {
  await db`insert into notice_sms ${db({ noticeId, createdAt: now, triesAllowed: mostTries })}`;
}

export interface ClaimedSms {
  noticeId: string;
  title: string;
  phoneSealed: string;
  /** This one included. */
  tries: number;
  triesAllowed: number;
}

/**
 * Takes messages that nobody else is sending; the claim stands once the transaction does. One that lasts longer than
 * `nextTry` ever waits was made by a clock that has been set right since.
 */
export async function claimDue(db: Tx, now: Date, until: Date, limit: number): Promise<ClaimedSms[]> {
  return db<ClaimedSms[]>`
    update notice_sms s set claimed_until = ${until}, tries = s.tries + 1
    from notice n join account a on a.id = n.account_id
    where n.id = s.notice_id and s.notice_id in (
      select notice_id from notice_sms
      where sent_at is null and given_up_at is null
        and (claimed_until is null or claimed_until <= ${now}
          or claimed_until > ${now}::timestamptz + power(2, tries) * interval '1 minute')
      order by created_at limit ${limit} for update skip locked)
    returning s.notice_id, n.title, a.phone_sealed, s.tries, s.tries_allowed`;
}

/** Records the outcome only for the current claim; `tries` identifies it. */
export async function markSent(db: Tx, { noticeId, tries }: ClaimedSms, now: Date): Promise<void> {
  await db`
    update notice_sms set sent_at = ${now}, claimed_until = null, problem = null
    where notice_id = ${noticeId} and tries = ${tries} and sent_at is null`;
}

export async function putOff(db: Tx, { noticeId, tries }: ClaimedSms, problem: SmsProblem, until: Date): Promise<void> {
  await db`
    update notice_sms set claimed_until = ${until}, problem = ${problem}
    where notice_id = ${noticeId} and tries = ${tries} and sent_at is null`;
}

export async function giveUp(db: Tx, { noticeId, tries }: ClaimedSms, problem: SmsProblem, now: Date): Promise<void> {
  await db`
    update notice_sms set given_up_at = ${now}, claimed_until = null, problem = ${problem}
    where notice_id = ${noticeId} and tries = ${tries} and sent_at is null`;
}

/** For an invented past: no text message is sent about it. */
export async function forgetWaiting(db: Tx): Promise<void> {
  await db`delete from notice_sms where sent_at is null`;
}

// The text messages as administrators see them.

interface OutgoingFilter extends Omit<Parsed<typeof listOutgoing>, 'topic'> {
  topic?: string | undefined;
}

type StoredOutgoing = Omit<OutgoingRow, 'phone'> & { phoneSealed: string };

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

interface OutgoingCounts {
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
