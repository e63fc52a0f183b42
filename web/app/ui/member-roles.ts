// Offers a step only to the member of a company whose roles its call admits.
import type { Call } from '@shuji/contract/call';
import { rolesAdmitted } from '@shuji/contract/member/admission';
import type { MemberRole } from '@shuji/contract/member/labels';
import { createContext, useContext } from 'react';

const Roles = createContext<readonly MemberRole[] | null>(null);

export const MemberRoles = Roles.Provider;

/** The reader's roles in their company; null in the office, for visitors and until they are known. */
export function useMemberRoles(): readonly MemberRole[] | null {
  return useContext(Roles);
}

/** True when the reader's roles admit them to the call. The server decides again; this only keeps back what it refuses. */
export function useMemberMay(): (call: Call | undefined) => boolean {
  const roles = useContext(Roles);
  return (call) => !call || !roles || memberMay(call, roles);
}

/** A call that anyone makes asks for no role. */
export function memberMay(call: Call, roles: readonly MemberRole[]): boolean {
  return call.who === 'anyone' || rolesAdmitted(call, roles).length > 0;
}
