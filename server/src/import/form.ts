// Merges a record into the current form, and prints a form as a row.

import { importColumns } from '@shuji/contract/product/import-columns';
import { type FormFile, formLabels } from '@shuji/contract/product/labels/fields';
import { type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import type { ImportProblem } from '@shuji/contract/product/schema/import';
import type { Cell } from '#src/spreadsheet/write.ts';
import { printCell } from './cell.ts';
import type { WordLists } from './import-columns.ts';
import type { ImportRecord } from './record.ts';

/** File ids by field: what the record's names have come to. */
export type AttachedFiles = ReadonlyMap<FormFile, string | null>;

/** A whole form, or why the record makes none. `before` is null for a new product. */
export function layOver(
  { fields, problems }: Pick<ImportRecord, 'fields' | 'problems'>,
  attached: AttachedFiles,
  before: ProductDraft | null,
): { form: ProductDraft } | { problems: ImportProblem[] } {
  const form: Record<string, unknown> = structuredClone({ ...before });
  for (const [field, value] of [...fields, ...attached]) put(form, field, value);
  for (const group of ['api', 'service']) {
    if ([...fields.keys()].some((field) => field.startsWith(`${group}.`)) && isEmpty(form[group])) form[group] = null;
  }
  const parsed = productDraft.safeParse(form);
  const fieldProblems = (parsed.error?.issues ?? []).map(({ path, message }) => problemAt(path, message));
  // A cell that could not be read already has its problem.
  const named = new Set(problems.map((one) => one.field));
  const all = [...problems, ...fieldProblems.filter((one) => !named.has(one.field))];
  const name = String(parsed.data?.name ?? '');
  if (parsed.data && name.length < 2)
    all.push({ field: formLabels.name, text: name === '' ? '请填写产品名称' : '产品名称需为 2–40 个字' });
  return all.length > 0 || !parsed.data ? { problems: all } : { form: parsed.data };
}

function put(form: Record<string, unknown>, field: string, value: unknown): void {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) {
    if (value === undefined) delete form[outer];
    else form[outer] = value;
    return;
  }
  const group = { ...(form[outer] as Record<string, unknown> | null) };
  if (value === undefined) delete group[inner];
  else group[inner] = value;
  form[outer] = group;
}

function isEmpty(group: unknown): boolean {
  return Object.values(group ?? {}).every((value) => value === undefined);
}

function problemAt(path: PropertyKey[], message: string): ImportProblem {
  const column =
    importColumns.find(({ field }) => field === path.slice(0, 2).join('.')) ??
    importColumns.find(({ field }) => field === path[0]);
  const line = path.find((part) => typeof part === 'number');
  const isLine = column?.kind === 'table' && typeof line === 'number';
  return { field: column?.label ?? String(path[0]), text: isLine ? `第 ${line + 1} 行：${message}` : message };
}

/** The cells of a form in the order of the columns; `fileNames` by file id. */
export function printForm(form: ProductDraft, fileNames: ReadonlyMap<string, string>, words: WordLists): Cell[] {
  return importColumns.map((column) => {
    const value = valueAt(form, column.field);
    return column.kind === 'file' ? (fileNames.get(String(value)) ?? null) : printCell(value, column, words);
  });
}

/** The text at `limits.purpose`. */
function valueAt(form: object, field: string): unknown {
  return field.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], form);
}
