// The people of a company and what each may do for it.

export const memberRoles = {
  admin: '管理员',
  purchase: '采购',
  supply: '供方运营',
  finance: '财务',
} as const;

export type MemberRole = keyof typeof memberRoles;

export const memberRoleNames = Object.keys(memberRoles) as [MemberRole, ...MemberRole[]];

/** What each role does, as the form of an invitation says it. */
export const roleDuties: Record<MemberRole, string> = {
  admin: '办理全部事项，并管理成员、认证与账号',
  purchase: '发布需求，订购、验收与评价',
  supply: '登记与上架产品，接单、报价与交付',
  finance: '提交付款凭证，办理发票与收款账户，导出订单',
};

/** Members of one company besides the holder of its account, open invitations included. */
export const mostMembers = 50;

/** Days an invitation can be accepted. */
export const invitationDays = 3;

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

/** The members who may make a call, in words; null where all may. */
export function membersInWords({ writes, members }: Declared): string | null {
  const named = members ?? (writes ? [] : 'everyone');
  if (named === 'everyone') return null;
  return ['admin' as const, ...named].map((role) => memberRoles[role]).join('、');
}
