// The products to compare, stored in this browser alone and the same in every tab.
import { mostCompared } from '@shuji/contract/product/labels';
import { useSyncExternalStore } from 'react';
import { paths } from '#app/paths.ts';
import { getStored, type SeenProduct, writeStored } from '#app/product/item/seen.ts';
import { toast } from '#app/ui/notify.ts';

const key = 'compared';
const none: SeenProduct[] = [];
const listeners = new Set<() => void>();
let cache = { text: '', list: none };

/** Read anew each time, for signing out empties the browser's store; the same list while nothing changed. */
function getCompared(): SeenProduct[] {
  const list = getStored(key).slice(0, mostCompared);
  const text = JSON.stringify(list);
  if (text !== cache.text) cache = { text, list };
  return cache.list;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function keep(list: SeenProduct[]): void {
  writeStored(key, list);
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', notifyListeners);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', notifyListeners);
  };
}

/** Empty on the server and until hydration is over. */
export function useCompared(): SeenProduct[] {
  return useSyncExternalStore(subscribe, getCompared, () => none);
}

export function dropCompared(id: string): void {
  keep(getCompared().filter((one) => one.id !== id));
}

export function dropAllCompared(): void {
  keep([]);
}

/** Adds a product to the comparison, or removes it; a toast reports when the comparison is full. */
export function toggleCompared(product: SeenProduct): void {
  const before = getCompared();
  if (before.some((one) => one.id === product.id)) dropCompared(product.id);
  else if (before.length < mostCompared) keep([...before, product]);
  else toast.info(`最多同时对比 ${mostCompared} 个产品，请先移出一个`);
}

export function compareAddress(products: readonly { id: string }[]): string {
  return `${paths.compare}?${new URLSearchParams(products.map(({ id }) => ['id', id]))}`;
}
