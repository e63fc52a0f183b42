// Leading someone to a field: it comes into view and takes the focus.
import type { FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import type { FieldPath } from './schema.ts';

type Turn = (path: FieldPath) => void;
const turns = new WeakMap<FormInstance, Set<Turn>>();

/** Shows a field's row in a list that renders only some of its rows; the handler's result ends the search. */
export function onWanted(form: FormInstance, turn: Turn): () => void {
  const pending = turns.get(form) ?? new Set();
  turns.set(form, pending.add(turn));
  return () => void pending.delete(turn);
}

/** Has the field at a path shown, if it stands among rows that are not. */
export function turnTo(form: FormInstance, path: FieldPath): void {
  flushSync(() => {
    for (const turn of turns.get(form) ?? []) turn(path);
  });
}

/** The field at a path or, failing that, the nearest one around it. */
export function fieldFor(form: FormInstance, path: FieldPath): FieldPath | undefined {
  const names = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length);
    if (names.has(name.join('.'))) return name;
  }
  return undefined;
}

export function goTo(form: FormInstance, path: FieldPath): void {
  turnTo(form, path);
  const name = fieldFor(form, path);
  if (!name) return;
  form.scrollToField([...name], { block: 'center', behavior: 'smooth' });
  const control = document.getElementById(name.join('_'));
  const item = control?.closest('.ant-form-item');
  form.focusField([...name]);
  if (!item?.contains(document.activeElement)) control?.focus({ preventScroll: true });
  // An upload's own control is hidden; its button stands beside it.
  if (!item?.contains(document.activeElement))
    item?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
}
