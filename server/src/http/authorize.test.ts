import type { Who } from '@shuji/contract/call';
import type { Members } from '@shuji/contract/member/admission';
import type { MemberRole } from '@shuji/contract/member/labels';
import { expect, test } from 'vitest';
import { authorize } from './authorize.ts';
import type { Operator, User } from './context.ts';
import { Refusal } from './refuse.ts';

const registered: User = {
  kind: 'user',
  id: 'u',
  personId: 'u',
  roles: ['admin'],
  personName: null,
  attested: false,
  partyId: null,
  merchantId: null,
  isBuyer: false,
  isSeller: false,
  isService: false,
  sessionId: 's',
};
const attested: User = { ...registered, attested: true, partyId: 'p' };
const reviewer: Operator = {
  kind: 'operator',
  id: 'o',
  name: '赵',
  roles: ['reviewer'],
  owes: null,
  organisation: null,
  sessionId: 's',
};

const actors = {
  visitor: null,
  registered,
  attested,
  buyer: { ...attested, isBuyer: true },
  merchant: { ...attested, merchantId: 'm' },
  seller: { ...attested, merchantId: 'm', isSeller: true },
  service: { ...attested, merchantId: 'm', isService: true },
  // Permissions need an approved attestation.
  frozen: { ...registered, merchantId: 'm', isBuyer: true, isSeller: true, isService: true },
  reviewer,
  finance: { ...reviewer, roles: ['finance' as const] },
  admin: { ...reviewer, roles: ['admin' as const] },
  auditor: { ...reviewer, roles: ['auditor' as const] },
  halfway: { ...reviewer, owes: 'code' as const },
};

const everyone = Object.keys(actors);
const admitted: Record<Who, string[]> = {
  anyone: everyone,
  user: ['registered', 'attested', 'buyer', 'merchant', 'seller', 'service', 'frozen'],
  attested: ['attested', 'buyer', 'merchant', 'seller', 'service'],
  merchant: ['merchant', 'seller', 'service'],
  buyer: ['buyer'],
  seller: ['seller'],
  vendor: ['seller', 'service'],
  staff: ['reviewer', 'finance', 'admin', 'auditor', 'halfway'],
  operator: ['reviewer', 'finance', 'admin', 'auditor'],
  reviewer: ['reviewer'],
  finance: ['finance'],
  clerk: ['reviewer', 'finance'],
  overseer: ['reviewer', 'auditor'],
  moneyOverseer: ['finance', 'auditor'],
  dealOverseer: ['reviewer', 'finance', 'auditor'],
  editor: [],
  admin: ['admin'],
  auditor: ['auditor'],
};

test('each word of who lets in exactly those it names', () => {
  for (const [who, wanted] of Object.entries(admitted)) {
    const welcome = Object.entries(actors).filter(([, actor]) => isAdmitted({ who: who as Who, writes: false }, actor));
    expect([who, welcome.map(([name]) => name)]).toEqual([who, wanted]);
  }
});

function isAdmitted(call: Parameters<typeof authorize>[0], actor: User | Operator | null): boolean {
  try {
    authorize(call, actor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

test('a member makes the calls of their roles, an admin every one, and a writing call that names none is an admin’s', () => {
  const may = (roles: MemberRole[], call: { writes: boolean; members?: Members }) =>
    isAdmitted({ who: 'user', ...call }, { ...registered, personId: 'm', roles });
  expect(may(['purchase'], { writes: true, members: ['purchase', 'supply'] })).toBe(true);
  expect(may(['finance'], { writes: true, members: ['purchase', 'supply'] })).toBe(false);
  expect(may(['finance'], { writes: true, members: 'everyone' })).toBe(true);
  expect(may(['finance'], { writes: true })).toBe(false);
  expect(may(['finance'], { writes: false })).toBe(true);
  expect(may(['purchase'], { writes: false, members: ['finance'] })).toBe(false);
  expect(may(['admin'], { writes: true })).toBe(true);
  expect(may(['admin'], { writes: false, members: ['finance'] })).toBe(true);
});

test('within a call a member has the roles that it names, and no other', () => {
  const both: User = { ...registered, personId: 'm', roles: ['purchase', 'finance'] };
  const call = { who: 'user', writes: true, members: ['purchase', 'supply'] } as const;
  expect(authorize(call, both).roles).toEqual(['purchase']);
});
