// The people of the demo, the tests and the browser stories. Fixed, so that every story can name them.
import type { Tx } from '#src/db/open.ts';
import type { Vault } from '#src/outside/vault.ts';

interface Person {
  /** Account or operator id. */
  id: string;
  name: string;
  password: string;
}

/** Someone who signs in to the website with a phone. */
export interface Member extends Person {
  side: 'site';
  phone: string;
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

export const cast = {
  /** Sells: an attested organisation, merchant, with seller's permission. */
  li: { side: 'site', id: idOf(1), name: '李明', phone: '13800000001', password },
  /** Buys: an attested organisation with buyer's permission. */
  wang: { side: 'site', id: idOf(2), name: '王芳', phone: '13800000002', password },
  /** Has registered and nothing more. */
  chen: { side: 'site', id: idOf(3), name: '陈晨', phone: '13800000003', password },
  zhao: { side: 'office', id: idOf(4), name: '赵审核', username: 'zhao', role: 'reviewer', password },
  sun: { side: 'office', id: idOf(5), name: '孙编辑', username: 'sun', role: 'editor', password },
  qian: { side: 'office', id: idOf(6), name: '钱管理', username: 'qian', role: 'admin', password },
  zhou: { side: 'office', id: idOf(7), name: '周审计', username: 'zhou', role: 'auditor', password },
} as const satisfies Record<string, Member | Staff>;

export type CastName = keyof typeof cast;

/** What each noun knows about the cast, in the order of the layers. */
const planters: ((tx: Tx, vault: Vault) => Promise<void>)[] = [];

/** Makes the cast real: accounts, operators, attestations and permissions. */
export async function plantCast(tx: Tx, vault: Vault): Promise<void> {
  for (const plant of planters) await plant(tx, vault);
}
