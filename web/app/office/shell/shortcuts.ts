// Keys for those who work here all day. Single letters do nothing in a field, in a dialog or when turned off.
import type { PageName } from '#app/paths.ts';

/** After g. */
export const deskKeys: Partial<Record<string, PageName>> = {
  h: 'office',
  p: 'officeProduct',
  d: 'officeDemand',
  o: 'officeOrder',
  m: 'officeMerchant',
  i: 'officeAttestation',
  f: 'officePayment',
  t: 'officeDispute',
  y: 'officeAlert',
  n: 'officeNews',
  b: 'officePoster',
  a: 'officeAudit',
  u: 'officeOperator',
  s: 'officeSetting',
};

/** The meaning of a key at its target; `isAfterG`: the key before was g. */
export type Shortcut =
  | { kind: 'help' | 'search' | 'wait' | 'tick' }
  | { kind: 'row'; step: 1 | -1 }
  | { kind: 'go'; page: PageName };

export function shortcutOf(key: string, isAfterG: boolean): Shortcut | null {
  if (isAfterG) {
    const page = deskKeys[key];
    return page ? { kind: 'go', page } : null;
  }
  if (key === '?') return { kind: 'help' };
  if (key === '/') return { kind: 'search' };
  if (key === 'g') return { kind: 'wait' };
  if (key === 'j' || key === 'k') return { kind: 'row', step: key === 'j' ? 1 : -1 };
  return key === 'x' ? { kind: 'tick' } : null;
}

/** True where keys are text, or another control handles the keyboard. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, dialog, [role="dialog"]') !== null
  );
}

/** Moves the focus to the first link or button of the next or previous row of the page's list. */
export function focusRow(step: 1 | -1): void {
  const rows = rowsOfPage();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.querySelector<HTMLElement>('a[href], button')?.focus();
}

/** Ticks or unticks the row that has the focus. */
export function tickRow(): void {
  const row = rowsOfPage().find((one) => one.contains(document.activeElement));
  row?.querySelector<HTMLElement>('[data-tick]')?.click();
}

function rowsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main table.table tbody tr')];
}
