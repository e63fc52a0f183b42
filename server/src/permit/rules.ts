import { type PermitRole, permitRole, permitRoles } from '@shuji/contract/permit/labels';
import type { FieldErrors } from '#src/http/refuse.ts';

export const permitFiles = { materials: 'proof' } as const;

/** Roles in words, in their fixed order: 需方、供方. */
export function rolesInWords(roles: readonly PermitRole[]): string {
  return permitRoles
    .filter((role) => roles.includes(role))
    .map((role) => permitRole[role])
    .join('、');
}

/** True for a role in which a merchant offers something on the market. */
export function isOffering(role: PermitRole): boolean {
  return role !== 'buyer';
}

/** The roles among a form's values; what is none is left out. */
export function rolesIn(value: unknown): PermitRole[] {
  return Array.isArray(value) ? permitRoles.filter((role) => value.includes(role)) : [];
}

/** Why these roles cannot be applied for, at the field; empty when they can. */
export function roleErrors(
  roles: readonly PermitRole[],
  granted: readonly PermitRole[],
  isMerchant: boolean,
): FieldErrors {
  const again = roles.filter((role) => granted.includes(role));
  if (again.length > 0) return { roles: `${rolesInWords(again)}权限已经开通，请取消勾选` };
  const offering = roles.filter(isOffering);
  if (offering.length > 0 && !isMerchant) return { roles: `申请${rolesInWords(offering)}权限前，请先完成数商入驻` };
  return {};
}

/** The version of the trading rules that a form agreed to; null for one from before versions were kept. */
export function agreedIn({ rulesVersion }: Readonly<Record<string, unknown>>): number | null {
  return typeof rulesVersion === 'number' ? rulesVersion : null;
}

export function agreedWords(version: number | null): string {
  return version === null ? '已同意' : `已同意第 ${version} 版`;
}
