// Offers a step only to the member of a company whose roles its call admits.
import type { Call } from '@shuji/contract/call';
import { type MemberRole, rolesAdmitted } from '@shuji/contract/member/labels';
import { createContext, useContext } from 'react';

const Roles = createContext<readonly MemberRole[] | null>(null);

export const MemberRoles = Roles.Provider;

/** The reader's roles in their company; null outside the personal centre and until they are known. */
export function useMemberRoles(): readonly MemberRole[] | null {
  return useContext(Roles);
}

/** True when the reader's roles admit them to the call. The server decides again; this only keeps back what it refuses. */
export function useMemberMay(): (call: Call) => boolean {
  const roles = useMemberRoles();
  return (call) => roles === null || call.who === 'anyone' || rolesAdmitted(call, roles).length > 0;
}
