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

/** The members who may make a call, in words; null where all may. */
export function membersInWords({
  writes,
  members,
}: {
  writes: boolean;
  members?: 'everyone' | readonly MemberRole[] | undefined;
}): string | null {
  const named = members ?? (writes ? [] : 'everyone');
  if (named === 'everyone') return null;
  return ['admin' as const, ...named].map((role) => memberRoles[role]).join('、');
}
