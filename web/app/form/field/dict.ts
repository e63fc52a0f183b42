// Dictionaries for forms: each is requested once a visit.

import { readDict } from '@shuji/contract/site/calls';
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { useEffect, useState } from 'react';
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
  const [items, setItems] = useState<DictItem[]>();
  useEffect(() => {
    let isHere = true;
    loadDict(name).then(
      (found) => isHere && setItems(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [name]);
  return items;
}
