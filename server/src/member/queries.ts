import type { MemberRole } from '@shuji/contract/member/labels';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface MemberRow {
  id: string;
  name: string;
  phoneSealed: string;
  roles: MemberRole[];
  joinedAt: string;
  lastSignIn: string | null;
}

/** The holder of the company's account first, by the name of its contact, then the members in the order they joined. */
export async function listPeople(db: Db, companyId: string): Promise<MemberRow[]> {
  return db<MemberRow[]>`
    select a.id, coalesce(m.name, p.contact_name, '') as name, a.phone_sealed, coalesce(m.roles, '{admin}') as roles,
      coalesce(m.joined_at, a.created_at) as joined_at,
      (select max(used_at) from known_device d where d.side = 'site' and d.holder_id = a.id) as last_sign_in
    from account a
    left join member m on m.account_id = a.id
    left join party p on p.account_id = a.id
    where a.id = ${companyId} or (m.company_id = ${companyId} and m.removed_at is null)
    order by a.id <> ${companyId}, m.joined_at, a.id`;
}

/** Members besides the holder, and invitations but for one phone's, which a new one replaces. */
export function countSeats(db: Db, companyId: string, but: string): Promise<number> {
  return countOf(db`
    select (select count(*) from member where company_id = ${companyId} and removed_at is null)
      + (select count(*) from member_invitation where company_id = ${companyId} and phone_blind <> ${but}) as count`);
}

export async function listMemberIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select account_id as id from member where company_id = ${companyId} and removed_at is null`;
  return rows.map(({ id }) => id);
}

/** Those besides the holder, who keep the company's account from closing. */
export function countMembers(db: Db, companyId: string): Promise<number> {
  return countOf(db`select count(*) as count from member where company_id = ${companyId} and removed_at is null`);
}

/** True when a phone is a sign-in of this company. */
export async function isOfCompany(db: Db, companyId: string, phoneBlind: string): Promise<boolean> {
  const rows = await db`
    select from account a left join member m on m.account_id = a.id
    where a.phone_blind = ${phoneBlind} and coalesce(m.company_id, a.id) = ${companyId}`;
  return rows.length > 0;
}

export async function insertMember(
  db: Tx,
  member: { accountId: string; companyId: string; name: string; roles: MemberRole[]; joinedAt: Date },
): Promise<void> {
  await db`insert into member ${db({ ...member })}`;
}

/** A member of the company who has not left: their account's phone, for what is kept under it. */
export async function findMember(db: Db, companyId: string, id: string): Promise<{ phoneBlind: string } | null> {
  return one<{ phoneBlind: string }>(db`
    select a.phone_blind from member m join account a on a.id = m.account_id
    where m.account_id = ${id} and m.company_id = ${companyId} and m.removed_at is null`);
}

/** False when the company has no such member. */
export async function setRoles(db: Tx, companyId: string, id: string, roles: MemberRole[]): Promise<boolean> {
  const { count } = await db`
    update member set roles = ${roles} where account_id = ${id} and company_id = ${companyId} and removed_at is null`;
  return count === 1;
}

export async function markRemoved(db: Tx, companyId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await db`
    update member set removed_at = ${now} where account_id = ${id} and company_id = ${companyId} and removed_at is null`;
  return count === 1;
}
