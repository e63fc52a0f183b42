import type { Who } from '@shuji/contract/call';
import { expect, test } from 'vitest';
import { authorize } from './authorize.ts';
import type { Operator, User } from './context.ts';
import { Refusal } from './refuse.ts';

const registered: User = {
  kind: 'user',
  id: 'u',
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
    const welcome = Object.entries(actors).filter(([, actor]) => isAdmitted(who as Who, actor));
    expect([who, welcome.map(([name]) => name)]).toEqual([who, wanted]);
  }
});

function isAdmitted(who: Who, actor: User | Operator | null): boolean {
  try {
    authorize(who, actor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
