// The divisions of GB/T 2260 through time: the list that came with the program, and what has changed since.
import type { Parsed } from '@shuji/contract/call';
import type { RegionChangeKind } from '@shuji/contract/site/labels/region';
import type { addRegionChange } from '@shuji/contract/site/region';
import type { FieldErrors } from '#src/http/refuse.ts';

export interface Division {
  code: string;
  name: string;
  /** Empty for a province. */
  parent: string;
  /** The first day without it; null while it is in force. */
  endedOn: string | null;
  successors: readonly string[];
}

export type Divisions = Map<string, Division>;

export type RegionChange = Parsed<typeof addRegionChange>;

// A division may go to another that is new on the same day.
const order: Record<RegionChangeKind, number> = { add: 0, rename: 1, revoke: 2 };

/** In the order in which they take effect; on one day a division comes before and goes after those below it. */
export function inOrder<T extends RegionChange>(changes: readonly T[]): T[] {
  return changes.toSorted(
    (a, b) =>
      compare(a.effectiveOn, b.effectiveOn) ||
      order[a.kind] - order[b.kind] ||
      (a.kind === 'revoke' ? compare(b.code, a.code) : compare(a.code, b.code)),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The divisions after these changes, which are taken as lawful. */
export function changed(base: Divisions, changes: readonly RegionChange[]): Divisions {
  const divisions = new Map(base);
  for (const change of inOrder(changes)) apply(divisions, change);
  return divisions;
}

function apply(divisions: Divisions, { kind, code, name, successors, effectiveOn }: RegionChange): void {
  const before = divisions.get(code);
  if (kind === 'add') {
    divisions.set(code, { code, name, parent: parentOf(divisions, code) ?? '', endedOn: null, successors: [] });
  } else if (before && kind === 'rename') {
    divisions.set(code, { ...before, name });
  } else if (before) {
    divisions.set(code, { ...before, endedOn: effectiveOn, successors });
  }
}

/** The nearest division in force around a code, empty for a province; null when its province is missing. */
function parentOf(divisions: Divisions, code: string): string | null {
  if (code.endsWith('0000')) return '';
  const above = [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`];
  return above.find((one) => one !== code && isInForce(divisions.get(one))) ?? null;
}

export function isInForce(division: Division | undefined): division is Division & { endedOn: null } {
  return division?.endedOn === null;
}

/** Takes the changes in their order; answers the first that cannot be, with the sentences for its fields. */
export function firstWrong<T extends RegionChange>(
  base: Divisions,
  changes: readonly T[],
): { change: T; errors: FieldErrors } | null {
  const divisions = new Map(base);
  for (const change of inOrder(changes)) {
    const errors = wrongFields(divisions, change);
    if (errors) return { change, errors };
    apply(divisions, change);
  }
  return null;
}

function wrongFields(divisions: Divisions, change: RegionChange): FieldErrors | null {
  const { kind, code, name, successors } = change;
  const standing = divisions.get(code);
  if (kind === 'add') {
    if (standing) return { code: `${code} 已是“${standing.name}”的代码；代码用过之后不再改作他用` };
    if (parentOf(divisions, code) === null) return { code: '这个代码的上级在生效日期不存在' };
  } else if (!isInForce(standing)) {
    return { code: standing ? `“${standing.name}”在生效日期已经撤销` : '没有这个代码的区划' };
  }
  if (kind === 'revoke') return wrongRevocation(divisions, change);
  if (name === '') return { name: '请填写名称' };
  if (successors.length > 0) return { successors: '只有撤销的区划才有承接的区划' };
  if (standing?.name === name) return { name: '与现在的名称相同' };
  const parent = standing?.parent ?? parentOf(divisions, code);
  const namesake = [...divisions.values()].find(
    (one) => isInForce(one) && one.parent === parent && one.name === name && one.code !== code,
  );
  return namesake ? { name: `同一上级之下已有“${name}”（${namesake.code}）` } : null;
}

function wrongRevocation(divisions: Divisions, { code, name, successors }: RegionChange): FieldErrors | null {
  if (name !== '') return { name: '撤销的区划不填新名称' };
  const child = [...divisions.values()].find((one) => isInForce(one) && one.parent === code);
  if (child) return { code: `它下面还有“${child.name}”（${child.code}），请先撤销下级` };
  if (successors.length === 0) return { successors: '请填写由哪些区划承接' };
  const missing = successors.find((one) => one === code || !isInForce(divisions.get(one)));
  return missing ? { successors: `承接的区划 ${missing} 在生效日期不存在` } : null;
}
