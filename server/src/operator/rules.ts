// What an office sign-in still needs.
import type { OperatorRole, Owed } from '#src/http/scene.ts';

/** Roles whose holders can do most harm to others: the centre may demand a second factor of them. */
const factorRoles: readonly OperatorRole[] = ['admin', 'reviewer'];

export interface SignInFacts {
  roles: OperatorRole[];
  hasFactor: boolean;
  /** Whether the factor was given in this session. */
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
