// One record of a file, whatever its headings are written in, as what it gives for each field of the form.

import { createHash } from 'node:crypto';
import { type ImportColumn, importColumns, keyColumn } from '@shuji/contract/product/import-columns';
import { type FormFile, formFiles } from '@shuji/contract/product/labels/fields';
import type { ImportProblem } from '@shuji/contract/product/schema/import';
import { asRichText, catalogueHeadings, type FileRecord, fromCatalogue } from './catalogue.ts';
import { Misfit, parseCell } from './cell.ts';
import type { WordLists } from './import-columns.ts';

export interface ImportRecord {
  /** Stays the same for the same thing in the same source. */
  key: string;
  name: string;
  /** By the form's field; undefined clears it. What the file does not speak of is not in it. */
  fields: Map<string, unknown>;
  /** Names of files; null takes a file away. */
  files: Map<FormFile, string | null>;
  problems: ImportProblem[];
  /** The same for the same content. */
  hash: string;
}

const columnOf = new Map<string, ImportColumn>(
  importColumns.flatMap((column) =>
    [column.field, column.label, ...(column.aliases ?? [])].map((heading) => [heading, column] as const),
  ),
);
const keyHeadings: readonly string[] = [keyColumn.field, keyColumn.label, ...keyColumn.aliases];
const longestKey = 200;

export function readRecord(record: FileRecord, words: WordLists): ImportRecord {
  const values = new Map<string, unknown>();
  let key = '';
  for (const [heading, value] of flat(record)) {
    const column = columnOf.get(heading);
    if (column) values.set(column.field, value);
    else if (keyHeadings.includes(heading)) key ||= String(value ?? '').trim();
  }
  const fromWords = fromCatalogue(record, values);
  const fields = new Map<string, unknown>();
  const files: ImportRecord['files'] = new Map();
  const problems: ImportProblem[] = [];
  for (const [field, value] of new Map([...values, ...fromWords])) {
    const column = columnOf.get(field) as ImportColumn;
    try {
      const parsed = fromWords.has(field) ? value : parseCell(value, column, words);
      if (isFile(field)) files.set(field, (parsed as string | undefined) ?? null);
      else fields.set(field, column.kind === 'rich' && parsed ? asRichText(String(parsed)) : parsed);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      problems.push({ field: column.label, text: error.message });
    }
  }
  const name = String(values.get('name') ?? '').trim();
  if (key.length > longestKey) problems.push({ field: keyColumn.label, text: `编号不能超过 ${longestKey} 个字` });
  const hash = digest(JSON.stringify([[...fields], [...files]]));
  return { key: key.slice(0, longestKey) || digest(name).slice(0, 32), name, fields, files, problems, hash };
}

/** Headings of a file that match no import column. */
export function unknownHeadings(record: FileRecord): string[] {
  return [...flat(record).keys()].filter(
    (heading) => !columnOf.has(heading) && !keyHeadings.includes(heading) && !catalogueHeadings.includes(heading),
  );
}

const groups = new Set(importColumns.flatMap(({ field }) => (field.includes('.') ? (field.split('.')[0] ?? []) : [])));

/** Groups of fields laid out flat, headings as they are meant. */
function flat(record: FileRecord): Map<string, unknown> {
  const laidOut = new Map<string, unknown>();
  for (const [title, value] of Object.entries(record)) {
    const heading = title.replace(/[\s*＊]/g, '');
    if (groups.has(heading) && typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) laidOut.set(`${heading}.${inner}`, one);
    } else if (value !== null && value !== undefined) laidOut.set(heading, value);
  }
  return laidOut;
}

function isFile(field: string): field is FormFile {
  return Object.hasOwn(formFiles, field);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
