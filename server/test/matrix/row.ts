// The facts of a call that the contract lacks: the thing it is about, and the answer its owner gets.
import type { RefusalName } from '@shuji/contract/refusals';
import { companyOf } from './members.ts';
import type { Role } from './roles.ts';
import type { Subjects } from './subjects.ts';

export type Expected = RefusalName | 'ok';

export interface Row {
  /** The thing its id names, as `subjects` calls it; a call without one is about nothing that could be another's. */
  subject?: string;
  /** The input field that holds the id. */
  field?: string;
  /** The rest of a lawful input. */
  give?: Record<string, unknown> | ((id: string, subjects: Subjects) => Record<string, unknown>);
  /** The answer about one's own, where it is not `ok`: for all, or by role. */
  own?: Expected | Partial<Record<Role, Expected>>;
  /** The one answer to what is missing and to what is another's. */
  missing?: Expected;
}

/** By call name; several rows when a call is about several things. */
export type Rows = Record<string, Row | readonly Row[]>;

export function ownAnswer({ own = 'ok' }: Row, role: Role): Expected {
  return typeof own === 'string' ? own : (own[role] ?? own[companyOf(role)] ?? 'ok');
}
