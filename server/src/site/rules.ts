import type { Parsed } from '@shuji/contract/call';
import { type DictName, dicts } from '@shuji/contract/site/labels/dict';
import type { changeSetting } from '@shuji/contract/site/office';
import type { DictItem } from '@shuji/contract/site/schema/dict';

/** The sentence for a field whose codes a dictionary does not offer; null when it offers them all. */
export function wrongCode(name: DictName, items: readonly DictItem[], codes: readonly string[]): string | null {
  const isKnown = codes.every((code) => items.some((item) => item.value === code && !item.isRetired));
  return isKnown ? null : `请从列表中选择${dicts[name]}`;
}

/** One page of what is held in memory. */
export function pageOf<T>(all: readonly T[], pageNum: number, pageSize: number): { total: number; rows: T[] } {
  return { total: all.length, rows: all.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
}

/** An entry in a line, for the record of changes. */
export function dictItemWords({ value, label, isDefault, isRetired }: Omit<DictItem, 'sort'>): string {
  return [`${label}（${value}）`, isDefault && '默认', isRetired && '停用'].filter(Boolean).join('，');
}

/** The decisions that need two administrators. */
export const settingKind = 'setting.change';

/** The part of a request about its setting; `before` is the value at the request. */
export type SettingContent = Omit<Parsed<typeof changeSetting>, 'reason'>;
