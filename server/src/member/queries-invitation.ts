// Invitations: the secret's hash alone is stored, the newest to a phone counts, each once.
import type { MemberRole } from '@shuji/contract/member/labels';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface InvitationRow {
  id: string;
  companyId: string;
  name: string;
  phoneSealed: string;
  phoneBlind: string;
  roles: MemberRole[];
  expiresAt: string;
}

interface NewInvitation extends Omit<InvitationRow, 'expiresAt'> {
  secretHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** Takes the place of the company's earlier invitation to the same phone. */
export async function putInvitation(db: Tx, invitation: NewInvitation): Promise<void> {
  await db`delete from member_invitation
    where company_id = ${invitation.companyId} and phone_blind = ${invitation.phoneBlind}`;
  await db`insert into member_invitation ${db({ ...invitation })}`;
}

export async function listInvitations(db: Db, companyId: string): Promise<InvitationRow[]> {
  return db<InvitationRow[]>`
    select id, company_id, name, phone_sealed, phone_blind, roles, expires_at from member_invitation
    where company_id = ${companyId} order by created_at desc, id`;
}

export type OpenInvitation = InvitationRow & { company: string };

/** By a link's secret; null when it is used, withdrawn or expired, or its company trades no more. */
export async function findInvitation(db: Db, secretHash: Buffer, now: Date): Promise<OpenInvitation | null> {
  return one<OpenInvitation>(db`
    select i.id, i.company_id, i.name, i.phone_sealed, i.phone_blind, i.roles, i.expires_at, p.name as company
    from member_invitation i
    join account a on a.id = i.company_id and a.status = 'active'
    join party p on p.account_id = a.id
    where i.secret_hash = ${secretHash} and i.expires_at > ${now}`);
}

/** False when it is gone. */
export async function deleteInvitation(db: Tx, companyId: string, id: string): Promise<boolean> {
  return (await db`delete from member_invitation where id = ${id} and company_id = ${companyId}`).count === 1;
}

export async function deleteExpired(db: Tx, before: Date): Promise<void> {
  await db`delete from member_invitation where expires_at < ${before}`;
}
