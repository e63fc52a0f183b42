// The end of someone's applications, and their copy for who made them.
import type { Db, Tx } from '#src/db/open.ts';
import type { Subject } from './queries.ts';
import type { Content } from './rules.ts';

/**
 * Empties every form of an account and takes it out of all queues; what was approved gives nothing any more. That there
 * was an application, and each step of it, stays: DSL 33.
 */
export async function eraseApplications(db: Tx, accountId: string, now: Date): Promise<void> {
  await db`
    update application_event set content = '{}'
    where content is not null and application_id in (select id from application where account_id = ${accountId})`;
  await db`
    update application set content = '{}', title = '', organisation = null, removed_at = coalesce(removed_at, ${now}),
      status = case when status = 'approved' then 'frozen' else status end
    where account_id = ${accountId}`;
}

export interface ApplicationCopy {
  subject: Subject;
  status: string;
  content: Content;
  createdAt: string;
  submittedAt: string | null;
  decidedAt: string | null;
}

export async function listForCopy(db: Db, accountId: string): Promise<ApplicationCopy[]> {
  return db<ApplicationCopy[]>`
    select subject, status, content, created_at, submitted_at, decided_at from application
    where account_id = ${accountId} order by created_at`;
}
