// The remaining steps of an office sign-in.
import type { OperatorRole, Owed } from '#src/http/context.ts';

/** Roles whose holders can do most harm to others: the centre may demand a second factor of them. */
const factorRoles: readonly OperatorRole[] = ['admin', 'reviewer', 'finance'];

export interface SignInFacts {
  roles: OperatorRole[];
  hasFactor: boolean;
  /** True when the second factor was given in this session. */
  isProven: boolean;
  mustChangePassword: boolean;
}

export function needsFactor(roles: readonly OperatorRole[], policy: string): boolean {
  return policy !== 'optional' && roles.some((role) => factorRoles.includes(role));
}

/** The first step that is missing; null when the sign-in is whole. */
export function owedBy({ roles, hasFactor, isProven, mustChangePassword }: SignInFacts, policy: string): Owed | null {
  if (hasFactor && !isProven) return 'code';
  if (mustChangePassword) return 'password';
  return !hasFactor && needsFactor(roles, policy) ? 'factor' : null;
}

/** The decisions that need two administrators. */
export const operatorKinds = ['operator.create', 'operator.change', 'operator.enable', 'operator.reset'] as const;

interface Powers {
  roles: OperatorRole[];
  /** Credit code of their employer, whom they do not review. */
  organisation: string | null;
}

/** The part of a request about its operator. */
export interface OperatorContent extends Powers {
  username: string;
  name: string;
  /** Null when it stays as it is. */
  phone: { sealed: string; blind: string } | null;
  /** For a change: the state at the request. */
  before?: Powers;
}

/** True for more power: another role, or the end of an exclusion from one's own employer. */
export function addsPower(before: Powers, after: Powers): boolean {
  const gains = after.roles.some((role) => !before.roles.includes(role));
  return gains || (before.organisation !== null && before.organisation !== after.organisation);
}

const apart: readonly OperatorRole[] = ['admin', 'reviewer', 'finance', 'auditor'];

/** 三权分立: at most one of system, review, money and audit in one person; a constraint of the table enforces it too. */
export function arePowersApart(roles: readonly OperatorRole[]): boolean {
  return roles.filter((role) => apart.includes(role)).length <= 1;
}

export function sameRoles(one: readonly OperatorRole[], other: readonly OperatorRole[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
