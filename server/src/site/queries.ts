import type { DictName } from '@shuji/contract/site/labels/dict';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { memo } from '#src/cache/memo.ts';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

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

// Settings and dictionaries for editing: read from the table itself, never from the cache.

interface Change {
  part: 'setting' | 'dict';
  name: string;
  before: string;
  after: string;
}

export async function listSettingRows(db: Db) {
  return db<
    { key: string; value: string; updatedAt: string }[]
  >`select key, value, updated_at from setting order by key`;
}

/** The id and the value that stands, locked; null for a key that is not there. */
export async function lockSetting(db: Tx, key: string): Promise<{ id: string; value: string } | null> {
  return one<{ id: string; value: string }>(db`select id, value from setting where key = ${key} for update`);
}

export async function updateSetting(db: Tx, key: string, value: string, now: Date): Promise<void> {
  await db`update setting set value = ${value}, updated_at = ${now} where key = ${key}`;
}

interface Person {
  id: string;
  name: string;
}

/** `approver`: the second administrator, where it took two. */
export async function insertChange(db: Tx, change: Change, editor: Person, at: Date, approver?: Person) {
  const approval = { approvedBy: approver?.id ?? null, approvedName: approver?.name ?? '' };
  await db`
    insert into site_change ${db({ ...change, operatorId: editor.id, operatorName: editor.name, ...approval, at })}`;
}

export async function listChanges(db: Db, part: Change['part'], name: string) {
  return db<{ before: string; after: string; operatorName: string; approvedName: string; at: string }[]>`
    select before, after, operator_name, approved_name, at from site_change where part = ${part} and name = ${name}
    order by id desc limit 50`;
}

/** Locks a dictionary's entries against others who would change them, and reads them in their order. */
export async function lockDict(db: Tx, dict: DictName): Promise<DictItem[]> {
  return db<DictItem[]>`
    select label, value, sort, is_default, is_retired from dict_item where dict = ${dict}
    order by sort, value for update`;
}

/** Refused with site.dictCodeTaken or site.dictLabelTaken. */
export async function insertDictItem(db: Tx, row: { dict: DictName; value: string; label: string; sort: number }) {
  await db`insert into dict_item ${db({ ...row })}`;
}

/** Refused with site.dictLabelTaken. */
export async function updateDictItem(
  db: Tx,
  dict: DictName,
  { value, label, isDefault, isRetired }: Omit<DictItem, 'sort'>,
): Promise<void> {
  if (isDefault) await db`update dict_item set is_default = false where dict = ${dict} and value <> ${value}`;
  await db`
    update dict_item set ${db({ label, isDefault, isRetired })} where dict = ${dict} and value = ${value}`;
}

export async function sortDict(db: Tx, dict: DictName, values: readonly string[]): Promise<void> {
  await db`
    update dict_item d set sort = o.place * 10
    from unnest(${values as string[]}::text[]) with ordinality as o (value, place)
    where d.dict = ${dict} and d.value = o.value`;
}
