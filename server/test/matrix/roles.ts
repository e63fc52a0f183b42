// Whoever may stand at the door, and what each of them is let in for. Written out by hand: what the door does is checked
// against this, so this must not be computed by the door.
import type { Who } from '@shuji/contract/call';
import type { RefusalName } from '@shuji/contract/refusals';

export const roles = [
  'visitor',
  'registered',
  'attested',
  'merchant',
  'buyer',
  'seller',
  'otherSeller',
  'reviewer',
  'editor',
  'admin',
  'auditor',
] as const;
export type Role = (typeof roles)[number];

const attested: readonly Who[] = ['anyone', 'user', 'attested'];
const trading: readonly Who[] = [...attested, 'merchant', 'buyer', 'seller'];

const holds: Record<Role, readonly Who[]> = {
  visitor: ['anyone'],
  registered: ['anyone', 'user'],
  attested,
  merchant: [...attested, 'merchant'],
  buyer: [...attested, 'buyer'],
  seller: trading,
  otherSeller: trading,
  reviewer: ['anyone', 'staff', 'operator', 'reviewer'],
  editor: ['anyone', 'staff', 'operator', 'editor'],
  admin: ['anyone', 'staff', 'operator', 'admin'],
  auditor: ['anyone', 'staff', 'operator', 'auditor'],
};

const officeWords: readonly Who[] = ['staff', 'operator', 'reviewer', 'editor', 'admin', 'auditor'];

export function isOfficeRole(role: Role): boolean {
  return holds[role].includes('staff');
}

/** True when a call for `who` belongs to the office's side. */
export function isOfficeCall(who: Who): boolean {
  return officeWords.includes(who);
}

/** How the door turns this role away from a call for `who`; null when it lets them in. */
export function turnedAway(role: Role, who: Who): RefusalName | null {
  if (holds[role].includes(who)) return null;
  // A sign-in of one side is nothing at the other.
  if (role === 'visitor' || isOfficeRole(role) !== isOfficeCall(who)) return 'door.signedOut';
  if (isOfficeRole(role)) return 'door.forbidden';
  if (!holds[role].includes('attested')) return 'door.needAttested';
  if (who === 'merchant') return 'door.needMerchant';
  return who === 'buyer' ? 'door.needBuyer' : 'door.needSeller';
}
