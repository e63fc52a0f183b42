// Offers a step only to the operator, or to the member of a company, whose roles the step's call admits.
import type { Call } from '@shuji/contract/call';
import { admits, type OperatorRoleName } from '@shuji/contract/operator/labels';
import { createContext, type ReactNode, useContext } from 'react';
import { useMemberMay } from '#app/ui/member-roles.ts';

const Roles = createContext<readonly OperatorRoleName[] | null>(null);

export const OperatorRoles = Roles.Provider;

/** The operator's own roles; null outside the office. */
export function useRoles(): readonly OperatorRoleName[] | null {
  return useContext(Roles);
}

/** True when the reader's roles admit them; within those the server's `may` decides. */
export function useAllowed(): (call: Call) => boolean {
  const roles = useRoles();
  const memberMay = useMemberMay();
  return (call) => (roles === null || admits(call.who, roles)) && memberMay(call);
}

/** Shows its content to those who may make the call. */
export function Allowed({ call, children }: { call: Call; children: ReactNode }) {
  return useAllowed()(call) && children;
}
