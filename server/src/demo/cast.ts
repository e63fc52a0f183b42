// The people of the demo, the tests and the browser stories. Fixed, so that every story can name them.
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { castCompanies } from '#src/demo/company/cast-companies.ts';
import { plantCompany } from '#src/demo/company/company.ts';
import { plantMember, plantStaff } from '#src/demo/company/people.ts';
import type { Operator } from '#src/http/context.ts';
import type { Vault } from '#src/providers/vault.ts';

interface Person {
  /** Account or operator id. */
  id: string;
  name: string;
  /** A short description for people who try the demo. */
  does: string;
  phone: string;
  password: string;
}

/** Someone who signs in to the website with a phone. */
export interface Member extends Person {
  side: 'site';
}

/** Someone who signs in to the office with a user name. */
export interface Staff extends Person {
  side: 'office';
  username: string;
  role: 'reviewer' | 'editor' | 'admin' | 'auditor';
}

const password = 'Shuji@2026';

function idOf(number: number): string {
  return `01900000-0000-7000-8000-00000000000${number}`;
}

function staff(number: number, username: string, name: string, does: string, role: Staff['role']): Staff {
  return { side: 'office', id: idOf(number), name, does, username, role, phone: `1380000000${number}`, password };
}

export const cast = {
  /** Sells: an attested organisation, merchant, with seller's permission. */
  li: { side: 'site', id: idOf(1), name: '李明', does: '供方、数商', phone: '13800000001', password },
  /** Buys: an attested organisation with buyer's permission. */
  wang: { side: 'site', id: idOf(2), name: '王芳', does: '需方', phone: '13800000002', password },
  /** Has registered and nothing more. */
  chen: { side: 'site', id: idOf(3), name: '陈晨', does: '刚注册', phone: '13800000003', password },
  zhao: staff(4, 'zhao', '赵岩', '审核', 'reviewer'),
  sun: staff(5, 'sun', '孙悦', '内容', 'editor'),
  qian: staff(6, 'qian', '钱宁', '系统', 'admin'),
  zhou: staff(7, 'zhou', '周正', '审计', 'auditor'),
  /** The second administrator: what one asks for, the other approves. */
  zheng: staff(8, 'zheng', '郑澜', '系统', 'admin'),
  /** The second reviewer: of what takes two, and of the two ways of a deal's money. */
  wu: staff(9, 'wu', '吴敏', '审核', 'reviewer'),
} as const satisfies Record<string, Member | Staff>;

export type CastName = keyof typeof cast;

/** Each noun's data about the cast, in the order of the layers. */
const planters: ((tx: Tx, vault: Vault) => Promise<void>)[] = [plantPeople, plantCompanies];

// The demo's market has been at work for more than a year.
function longAgo(): Date {
  return new Date(Date.now() - 410 * dayMs);
}

/** Makes the cast real: accounts, operators, attestations and permissions. */
export async function plantCast(tx: Tx, vault: Vault): Promise<void> {
  for (const plant of planters) await plant(tx, vault);
}

async function plantPeople(tx: Tx, vault: Vault): Promise<void> {
  // People who try the demo have no authenticator at hand.
  await tx`update setting set value = 'optional' where key = 'office_totp'`;
  for (const person of Object.values(cast)) {
    if (person.side === 'office') await plantStaff(tx, vault, person);
    else
      await plantMember(tx, vault, person, person === cast.li ? 2 : 1, person === cast.chen ? new Date() : longAgo());
  }
}

async function plantCompanies(tx: Tx, vault: Vault): Promise<void> {
  const planting = { tx, vault, reviewer: reviewer(), began: longAgo() };
  await plantCompany(planting, cast.li.id, castCompanies.li);
  await plantCompany(planting, cast.wang.id, castCompanies.wang);
}

/** 赵 as the one who decided what the demo's past holds, or the other reviewer where it takes two. */
export function reviewer(who: 'zhao' | 'wu' = 'zhao'): Operator {
  const { id, name } = cast[who];
  return { kind: 'operator', id, name, roles: ['reviewer'], organisation: null, owes: null, sessionId: id };
}
