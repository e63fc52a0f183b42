import { type DictItem, type DictName, dicts } from '@shuji/contract/dict';

/** The sentence for a field whose codes a dictionary does not hold; null when it holds them all. */
export function wrongCode(name: DictName, items: readonly DictItem[], codes: readonly string[]): string | null {
  const isKnown = codes.every((code) => items.some((item) => item.value === code));
  return isKnown ? null : `请从列表中选择${dicts[name]}`;
}
