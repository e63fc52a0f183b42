// The people of the demo, the tests and the browser stories. Fixed, so that every story can name them.
import type { MemberRole } from '@shuji/contract/member/labels';
import type { Operator } from '#src/http/context.ts';

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
  role: 'reviewer' | 'finance' | 'editor' | 'admin' | 'auditor';
}

const password = 'Shuji@2026';

function idOf(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

function staff(number: number, username: string, name: string, does: string, role: Staff['role']): Staff {
  return {
    side: 'office',
    id: idOf(number),
    name,
    does,
    username,
    role,
    phone: `138${String(number).padStart(8, '0')}`,
    password,
  };
}

function colleague(number: number, name: string): Omit<Member, 'does'> {
  return { side: 'site', id: idOf(number), name, phone: `138${String(number).padStart(8, '0')}`, password };
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
  /** The second reviewer, of what takes two. */
  wu: staff(9, 'wu', '吴敏', '审核', 'reviewer'),
  /** The two of finance: of the two ways of a deal's money, and of a large sum. */
  shen: staff(10, 'shen', '沈静', '财务', 'finance'),
  han: staff(11, 'han', '韩磊', '财务', 'finance'),
} as const satisfies Record<string, Member | Staff>;

/** Two more people of 李明's company, each with a role of their own. */
export const colleagues: (Member & { role: MemberRole })[] = [
  { ...colleague(12, '何琳'), does: '李明所在企业的供方运营', role: 'supply' },
  { ...colleague(13, '唐薇'), does: '李明所在企业的财务', role: 'finance' },
];

/** Everyone who can sign in to the demo, in the order in which they are shown. */
export const people: (Member | Staff)[] = [
  cast.li,
  ...colleagues,
  ...Object.values(cast).filter((one) => one !== cast.li),
];

export type CastName = keyof typeof cast;

/** 赵 as the one who decided what the demo's past holds, or the other reviewer where it takes two. */
export function reviewer(who: 'zhao' | 'wu' = 'zhao'): Operator {
  return operatorOf(cast[who]);
}

/** 韩, who confirms the demo's payments, or 沈, who pays out. */
export function finance(who: 'shen' | 'han' = 'han'): Operator {
  return operatorOf(cast[who]);
}

function operatorOf({ id, name, role }: Staff): Operator {
  return { kind: 'operator', id, name, roles: [role], organisation: null, owes: null, sessionId: id };
}
