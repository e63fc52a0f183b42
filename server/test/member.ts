// People who act for a company: each with a sign-in of their own.
import type { MemberRole } from '@shuji/contract/member/labels';
import type { Pool } from '#src/db/open.ts';
import { type Newcomer, newcomer } from './newcomers.ts';

/** Gives a company another member, signed in. */
export async function memberOf(
  sql: Pool,
  companyId: string,
  roles: readonly MemberRole[],
  name = '周敏',
): Promise<Newcomer> {
  const who = await newcomer(sql);
  await sql`
    insert into member (account_id, company_id, name, roles, joined_at)
    values (${who.accountId}, ${companyId}, ${name}, ${roles as string[]}, now())`;
  return who;
}
