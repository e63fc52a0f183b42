import type { DictName } from '@shuji/contract/site/labels/dict';
import { useDict } from './dict.ts';

/** A dictionary's label for a value. */
export function DictLabel({ dict, value }: { dict: DictName; value: string | null }) {
  return useDict(dict)?.find((item) => item.value === value)?.label ?? '';
}
