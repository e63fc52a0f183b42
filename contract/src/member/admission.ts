// Which calls the roles of a member admit them to; public pages load it without the labels.
import type { MemberRole } from './labels.ts';

/** The roles that a call may name: an admin may make every call. */
export type DutyRole = Exclude<MemberRole, 'admin'>;

/** The members of a company who may make a call; nobody but an admin where a writing call names none. */
export type Members = 'everyone' | readonly DutyRole[];

interface Declared {
  writes: boolean;
  members?: Members | undefined;
}

/** The roles out of `held` under which a member may make a call; none when they may not. */
export function rolesAdmitted({ writes, members }: Declared, held: readonly MemberRole[]): MemberRole[] {
  const named = members ?? (writes ? [] : 'everyone');
  return held.filter((role) => role === 'admin' || named === 'everyone' || named.includes(role));
}

/** True when one of the roles acts for a company on this side of a deal; finance does on both. */
export function actsOn(side: 'buyer' | 'seller', roles: readonly MemberRole[]): boolean {
  const duty = side === 'buyer' ? 'purchase' : 'supply';
  return roles.some((role) => role === 'admin' || role === 'finance' || role === duty);
}
