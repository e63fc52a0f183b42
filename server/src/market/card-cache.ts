// Cards that were shown lately, in this node's memory: most lists show products that other lists have shown before.
import type { ProductCard } from '@shuji/contract/product/schema';
import { LRUCache } from 'lru-cache';
import { onInvalidate } from '#src/cache/memo.ts';
import type { Db } from '#src/db/open.ts';
import { listCards } from '#src/product/queries.ts';

interface Reading {
  /** Products that have changed since it began: what it found of them may be old. */
  changed: Set<string>;
  isAllChanged: boolean;
}

interface CardCache {
  cards: LRUCache<string, ProductCard>;
  readings: Set<Reading>;
}

// About a thousand bytes each.
const mostCards = 30_000;
const caches = new Map<Db, CardCache>();
const productTag = 'product:';

onInvalidate((tags) => {
  const ids = (tags ?? []).filter((tag) => tag.startsWith(productTag)).map((tag) => tag.slice(productTag.length));
  // A merchant's status changes products without naming them.
  const isAll = !tags || tags.includes('merchant') || (ids.length === 0 && tags.includes('product'));
  for (const { cards, readings } of caches.values()) {
    if (isAll) cards.clear();
    for (const id of ids) cards.delete(id);
    for (const reading of readings) {
      reading.isAllChanged ||= isAll;
      for (const id of ids) reading.changed.add(id);
    }
  }
});

/**
 * Cards by id, in the given order; ids of products off the market are left out. None is older than the last
 * commit that this node knew of at the call. Read-only. `db` is the pool.
 */
export async function listCachedCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  const cached = caches.get(db) ?? { cards: new LRUCache({ max: mostCards }), readings: new Set() };
  caches.set(db, cached);
  const found = new Map<string, ProductCard>();
  for (const id of ids) {
    const card = cached.cards.get(id);
    if (card) found.set(id, card);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const card of await read(db, cached, missing)) found.set(card.id, card);
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function read(db: Db, { cards, readings }: CardCache, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const reading: Reading = { changed: new Set(), isAllChanged: false };
  readings.add(reading);
  try {
    const rows = await listCards(db, ids);
    if (!reading.isAllChanged) for (const row of rows) if (!reading.changed.has(row.id)) cards.set(row.id, row);
    return rows;
  } finally {
    readings.delete(reading);
  }
}
