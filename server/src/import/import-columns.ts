// Maps common column names to the centre's field names.

import { type ImportColumn, importColumns, type Part } from '@shuji/contract/product/import-columns';
import { nationwide } from '@shuji/contract/product/labels/form';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import { getDicts } from '#src/site/queries.ts';
import { regionCalled, regionName } from '#src/site/regions.ts';

/** A closed list, both ways. */
export interface WordList {
  codeOf: ReadonlyMap<string, string>;
  labelOf: ReadonlyMap<string, string>;
}

/** The dictionaries of the form's columns. */
export type WordLists = ReadonlyMap<DictName, WordList>;

type Field = ImportColumn | Part;

const dictNames = [
  ...new Set(importColumns.flatMap((column) => [column, ...(column.parts ?? [])]).flatMap(({ dict }) => dict ?? [])),
];

export async function getWordLists(db: Db): Promise<WordLists> {
  const dicts = await getDicts(db, dictNames);
  return new Map(
    dictNames.map((name) => [name, listOf(dicts[name].map(({ value, label }) => [value, label] as const))]),
  );
}

function listOf(pairs: (readonly [code: string, label: string])[]): WordList {
  return { labelOf: new Map(pairs), codeOf: new Map(pairs.map(([code, label]) => [label, code])) };
}

/** The list a field is chosen from. */
export function listFor(field: Field, words: WordLists): WordList {
  const own = field.words && listOf(Object.entries(field.words));
  return own ?? (field.dict && words.get(field.dict)) ?? listOf([]);
}

/** Finds a code by its label or by itself; null for neither. */
export function codeFor({ codeOf, labelOf }: WordList, text: string): string | null {
  return codeOf.get(text) ?? (labelOf.has(text) ? text : null);
}

/** A code's label, if the label leads back to it. */
export function labelFor({ codeOf, labelOf }: WordList, code: string): string {
  const label = labelOf.get(code);
  return label !== undefined && codeOf.get(label) === code ? label : code;
}

const everywhere = '全国';

export function regionFor(text: string): string | null {
  return text === everywhere || text === nationwide ? nationwide : regionCalled(text);
}

export function regionLabel(code: string): string {
  if (code === nationwide) return everywhere;
  const name = regionName(code);
  return regionFor(name) === code ? name : code;
}
