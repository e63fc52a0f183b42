// A form as the cells of its row.

import { type ImportColumn, importColumns, type Part } from '@shuji/contract/product/import-columns';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { joinList, joinTable } from '#src/import/read/separated.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { labelFor, listFor, regionLabel, type WordLists } from './import-columns.ts';

/** `fileNames` by file id. */
export function printForm(form: ProductDraft, fileNames: ReadonlyMap<string, string>, words: WordLists): Cell[] {
  return importColumns.map((column) => printCell(valueAt(form, column.field), column, { fileNames, words }));
}

interface KnownRow {
  fileNames: ReadonlyMap<string, string>;
  words: WordLists;
}

function printCell(value: unknown, column: ImportColumn, { fileNames, words }: KnownRow): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (column.kind === 'file') return fileNames.get(String(value)) ?? null;
  if (column.kind === 'table')
    return joinTable((value as Record<string, unknown>[]).map((row) => printRow(row, column, words))) || null;
  if (Array.isArray(value)) return joinList(value.map((item) => printWord(String(item), column, words))) || null;
  if (typeof value === 'boolean') return yes(value);
  return printWord(String(value), column, words) || null;
}

function printRow(row: Record<string, unknown>, { parts = [] }: ImportColumn, words: WordLists): string[] {
  return parts.map((part) => {
    const value = row[part.name];
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return yes(value);
    return part.kind === 'money' ? yuan(Number(value)) : printWord(String(value), part, words);
  });
}

function printWord(text: string, field: ImportColumn | Part, words: WordLists): string {
  if (field.kind === 'regions') return regionLabel(text);
  const isChosen = field.kind === 'choice' || field.kind === 'choices';
  return isChosen ? labelFor(listFor(field, words), text) : text;
}

function yes(value: boolean): string {
  return value ? '是' : '否';
}

function yuan(fen: number): string {
  const cents = String(fen % 100).padStart(2, '0');
  return cents === '00' ? String(fen / 100) : `${Math.floor(fen / 100)}.${cents}`;
}

/** The text at `limits.purpose`. */
export function valueAt(form: object, field: string): unknown {
  return field.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], form);
}
