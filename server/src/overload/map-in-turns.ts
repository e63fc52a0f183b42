import { setImmediate } from 'node:timers/promises';

/** Maps a long list without holding up the event loop: after every few items whatever waits for it goes first. */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R, each = 50): Promise<R[]> {
  const mapped: R[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % each === 0) await setImmediate();
    mapped.push(map(item));
  }
  return mapped;
}
