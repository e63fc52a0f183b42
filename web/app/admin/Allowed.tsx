// Offers a step only to the operator whose roles the step's call admits.
import type { Call } from '@shuji/contract/call';
import { admits, type OperatorRoleName } from '@shuji/contract/operator/labels';
import { createContext, type ReactNode, useContext } from 'react';

const Roles = createContext<readonly OperatorRoleName[] | null>(null);

export const OperatorRoles = Roles.Provider;

/** The operator's own roles; null outside the office. */
export function useRoles(): readonly OperatorRoleName[] | null {
  return useContext(Roles);
}

/** True when the operator may make any call of this `who`; outside the office the server's `may` alone decides. */
export function useAllowed(): (call: Call) => boolean {
  const roles = useRoles();
  return ({ who }) => roles === null || admits(who, roles);
}

/** Shows its content to those who may make the call. */
export function Allowed({ call, children }: { call: Call; children: ReactNode }) {
  return useAllowed()(call) && children;
}
