import { setImmediate } from 'node:timers/promises';

/** Iterates over a long list without holding up the event loop: after every few items whatever waits for it goes first. */
export async function* inTurns<T>(items: readonly T[], each = 50): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % each === 0) await setImmediate();
    yield item;
  }
}

export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R, each?: number): Promise<R[]> {
  const mapped: R[] = [];
  for await (const item of inTurns(items, each)) mapped.push(map(item));
  return mapped;
}
