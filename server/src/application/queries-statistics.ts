import type { Db } from '#src/db/open.ts';
import type { Subject } from './queries.ts';

export interface OwnApplications {
  subject: Subject;
  /** All that are not taken back, drafts included. */
  count: number;
  /** Those a reviewer sent back for correction. */
  toMend: number;
  /** Those handed in and not sent back or refused: in review, or decided for good. */
  underWay: number;
}

/** Counts an account's applications by subject; subjects without any are left out. */
export async function countOwnApplications(db: Db, accountId: string): Promise<OwnApplications[]> {
  return db<OwnApplications[]>`
    select subject, count(*) as count,
      count(*) filter (where status = 'correction') as to_mend,
      count(*) filter (where status in ('pending', 'approved', 'frozen')) as under_way
    from application where account_id = ${accountId} and removed_at is null group by subject`;
}
