// Leading someone to a field: it comes into view and takes the focus.
import type { FormInstance } from 'antd';
import type { FieldPath } from './schema.ts';

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
