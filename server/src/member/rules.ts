// Texts and limits of invitations.
import { invitationDays, type MemberRole, memberRoles } from '@shuji/contract/member/labels';

const day = 86_400;

/** From one company, and from all. */
export const invitesToPhone = [{ points: 3, seconds: day }];
export const invitesToPhoneInAll = [{ points: 10, seconds: day }];
export const invitesByCompany = [{ points: 60, seconds: day }];
/** Wrong secrets from one network. */
export const triesByAddress = [{ points: 20, seconds: 15 * 60 }];

/** Days an expired invitation is shown before it is deleted with the phone that it holds. */
export const expiredDays = 7;

export function rolesInWords(roles: readonly MemberRole[]): string {
  return roles.map((role) => memberRoles[role]).join('、');
}

interface Inviting {
  centre: string;
  company: string;
  name: string;
  roles: readonly MemberRole[];
  address: string;
}

export function invitationText({ centre, company, name, roles, address }: Inviting): string {
  return `【${centre}】${name}，${company}邀请您成为企业成员（${rolesInWords(roles)}）。请在 ${invitationDays} 天内打开 ${address} 设置登录密码。链接只能使用一次，请勿转发；不认识该企业的请忽略。`;
}
