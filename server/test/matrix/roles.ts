// Roles of callers and the calls that admit each. Written out by hand: authorization is checked
// against this, so this must not be computed by it.
import type { Call, Who } from '@shuji/contract/call';
import type { RefusalName } from '@shuji/contract/refusals';
import { isMember, memberMay } from './members.ts';

export const roles = [
  'visitor',
  'registered',
  'attested',
  'merchant',
  'buyer',
  'seller',
  'otherSeller',
  'service',
  'purchaser',
  'supplier',
  'cashier',
  'reviewer',
  'finance',
  'editor',
  'admin',
  'auditor',
] as const;
export type Role = (typeof roles)[number];

const attested: readonly Who[] = ['anyone', 'user', 'attested'];
const trading: readonly Who[] = [...attested, 'merchant', 'buyer', 'seller', 'vendor'];

const holds: Record<Role, readonly Who[]> = {
  visitor: ['anyone'],
  registered: ['anyone', 'user'],
  attested,
  merchant: [...attested, 'merchant'],
  buyer: [...attested, 'buyer'],
  seller: trading,
  otherSeller: trading,
  service: [...attested, 'merchant', 'vendor'],
  purchaser: [...attested, 'buyer'],
  supplier: trading,
  cashier: trading,
  reviewer: ['anyone', 'staff', 'operator', 'reviewer', 'clerk', 'overseer', 'dealOverseer'],
  finance: ['anyone', 'staff', 'operator', 'finance', 'clerk', 'moneyOverseer', 'dealOverseer'],
  editor: ['anyone', 'staff', 'operator', 'editor'],
  admin: ['anyone', 'staff', 'operator', 'admin'],
  auditor: ['anyone', 'staff', 'operator', 'auditor', 'overseer', 'moneyOverseer', 'dealOverseer'],
};

const officeWords: readonly Who[] = [
  'staff',
  'operator',
  'reviewer',
  'finance',
  'clerk',
  'overseer',
  'moneyOverseer',
  'dealOverseer',
  'editor',
  'admin',
  'auditor',
];

export function isOfficeRole(role: Role): boolean {
  return holds[role].includes('staff');
}

/** True when a call for `who` belongs to the office's side. */
export function isOfficeCall(who: Who): boolean {
  return officeWords.includes(who);
}

/** True when this role is one of those that `who` names. */
export function isOneOf(role: Role, who: Who): boolean {
  return holds[role].includes(who);
}

/** The refusal of a call to this role; null when it is admitted. */
export function turnedAway(role: Role, { name, call }: { name: string; call: Call }): RefusalName | null {
  const { who } = call;
  if (holds[role].includes(who)) {
    const isOpen = who === 'anyone' || !isMember(role) || memberMay(role, name, call.writes);
    return isOpen ? null : 'door.needRole';
  }
  // A sign-in of one side is nothing at the other.
  if (role === 'visitor' || isOfficeRole(role) !== isOfficeCall(who)) return 'door.signedOut';
  if (isOfficeRole(role)) return 'door.forbidden';
  if (!holds[role].includes('attested')) return 'door.needAttested';
  if (who === 'merchant') return 'door.needMerchant';
  if (who === 'buyer') return 'door.needBuyer';
  return who === 'vendor' ? 'door.needVendor' : 'door.needSeller';
}
