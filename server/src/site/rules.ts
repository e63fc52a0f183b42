import { type DictItem, type DictName, dicts } from '@shuji/contract/dict';

/** The sentence for a field whose codes a dictionary does not hold; null when it holds them all. */
export function wrongCode(name: DictName, items: readonly DictItem[], codes: readonly string[]): string | null {
  const isKnown = codes.every((code) => items.some((item) => item.value === code));
  return isKnown ? null : `请从列表中选择${dicts[name]}`;
}

/** One page of what is held in memory. */
export function pageOf<T>(all: readonly T[], pageNum: number, pageSize: number): { total: number; rows: T[] } {
  return { total: all.length, rows: all.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
}
