// A seeded source of chance: the same seed gives the same listings on every machine.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** One of the keys, with a probability by weight. */
  weighed<K extends string>(weights: Record<K, number>): K;
  /** Different items in their order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T;
  return {
    next,
    int,
    pick,
    weighed: <K extends string>(weights: Record<K, number>) => {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return (entries.at(-1) as [K, number])[0];
    },
    some: (items, count) => {
      const chosen = new Set<number>();
      const size = Math.min(count, items.length);
      while (chosen.size < size) chosen.add(int(0, items.length - 1));
      return items.filter((_, at) => chosen.has(at));
    },
  };
}
