// The text messages that notices wait to send.
import type { SmsProblem } from '@shuji/contract/notice/labels/office';
import type { Tx } from '#src/db/open.ts';
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
