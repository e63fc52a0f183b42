// Reads the sum above which money takes two people of finance; the triggers of migration 0360 enforce it.
import { newestRequest } from '#src/approval/queries.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';

// With a password of their own; a reviewer from before the role counts while they keep it.
function financeStaff(db: Db): Fragment {
  return db`(
    select count(*)::int from operator
    where status = 'active' and not must_change_password and ('finance' = any(roles) or keeps_finance))`;
}

function handsOf(db: Db, amount: Fragment): Fragment {
  return db`case when not money_needs_two(${amount}) then 'one' when ${financeStaff(db)} < 2 then 'alone' else 'two' end`;
}

export async function needsTwo(db: Db, amount: number): Promise<boolean> {
  const row = await one<{ needsTwo: boolean }>(db`select money_needs_two(${amount}::bigint) as needs_two`);
  return row?.needsTwo ?? false;
}

/** The sum in fen, null where it is not set, and how many of finance are in office. */
export async function findTwoPeopleRule(db: Db): Promise<{ limit: number | null; staff: number }> {
  const [row] = await db<{ limit: number | null; staff: number }[]>`
    select (select nullif(value, '')::bigint from setting where key = 'finance_two_above') as limit,
      ${financeStaff(db)} as staff`;
  return row as { limit: number | null; staff: number };
}

interface About {
  kind: 'payment.confirm' | 'payout.note';
  amount: Fragment;
  /** The requests `a` about this step. */
  about: Fragment;
  now: Date;
}

/** The columns of a row that shows whether a step takes a second person, and what was asked for. */
export function secondPersonColumns(db: Db, { kind, amount, about, now }: About): Fragment {
  return db`${handsOf(db, amount)} as hands, ${newestRequest(db, { kind, about, now })} as request`;
}
