import type { DictName } from '@shuji/contract/site/labels/dict';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { memo } from '#src/cache/memo.ts';
import type { Db } from '#src/db/open.ts';

const allSettings = memo(['site'], async (db) => {
  const rows = await db<{ key: string; value: string }[]>`select key, value from setting`;
  return new Map(rows.map((row) => [row.key, row.value]));
});

const allDicts = memo(['site'], async (db) => {
  const rows = await db<(DictItem & { dict: DictName })[]>`
    select dict, label, value, sort, is_default, is_retired from dict_item order by dict, sort, value`;
  return Map.groupBy(rows, (row) => row.dict);
});

/** A setting's value; empty when unset. */
export async function getSettingValue(db: Db, key: string): Promise<string> {
  return (await allSettings(db)).get(key) ?? '';
}

/** A setting that counts something; `otherwise` when it is not a whole number from 0 up. */
export async function getSettingNumber(db: Db, key: string, otherwise: number): Promise<number> {
  const value = await getSettingValue(db, key);
  return /^\d{1,9}$/.test(value) ? Number(value) : otherwise;
}

/** A dictionary's entries in their order. */
export async function listDict(db: Db, name: DictName): Promise<DictItem[]> {
  return (await allDicts(db)).get(name) ?? [];
}

/** Several dictionaries by name, as the `…/dict` calls answer. */
export async function getDicts<const N extends DictName>(db: Db, names: readonly N[]): Promise<Record<N, DictItem[]>> {
  const entries = await Promise.all(names.map(async (name) => [name, await listDict(db, name)] as const));
  return Object.fromEntries(entries) as Record<N, DictItem[]>;
}

/** Label by code, for rows that show words; an unknown code has none. */
export async function getLabels(db: Db, name: DictName): Promise<Map<string, string>> {
  return new Map((await listDict(db, name)).map((item) => [item.value, item.label]));
}
