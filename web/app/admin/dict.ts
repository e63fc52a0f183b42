import { getDict } from '@shuji/contract/site/calls';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { useQueries } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';
import { keyOf, onceAVisit } from '#app/lib/query.ts';

/** The entries of a dictionary for forms; undefined until they are here. */
export function useDict(name: DictName): DictItem[] | undefined {
  return useDicts([name])[name];
}

/** The entries of several dictionaries, by name, as they come. */
export function useDicts(names: readonly DictName[]): Partial<Record<DictName, DictItem[]>> {
  return useQueries({
    queries: names.map((name) => ({
      queryKey: keyOf(getDict, { name }),
      queryFn: () => api(getDict, { name }),
      ...onceAVisit,
    })),
    combine: (read) => Object.fromEntries(names.map((name, at) => [name, read[at]?.data])),
  });
}
