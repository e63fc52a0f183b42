// Dictionaries for forms: each is requested once a visit.

import { readDict } from '@shuji/contract/site/calls';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { useEffect, useMemo, useState } from 'react';
import { api } from '#app/lib/api.ts';

const cache = new Map<DictName, Promise<DictItem[]>>();

export function loadDict(name: DictName): Promise<DictItem[]> {
  const cached = cache.get(name);
  if (cached) return cached;
  const fresh = api(readDict, { name });
  cache.set(name, fresh);
  fresh.catch(() => cache.delete(name));
  return fresh;
}

/** The entries of a dictionary; undefined until they are here. */
export function useDict(name: DictName): DictItem[] | undefined {
  const names = useMemo(() => [name], [name]);
  return useDicts(names)[name];
}

/** The entries of several dictionaries, by name, as they come. */
export function useDicts(names: readonly DictName[]): Partial<Record<DictName, DictItem[]>> {
  const [dicts, setDicts] = useState<Partial<Record<DictName, DictItem[]>>>({});
  useEffect(() => {
    let isHere = true;
    for (const name of names)
      loadDict(name).then(
        (items) => isHere && setDicts((before) => ({ ...before, [name]: items })),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [names]);
  return dicts;
}
