// What many wait for at the same time is made once, for all of them.
import type { Reading } from './response-cache.ts';

interface Flight<T> {
  began: number;
  made: Promise<T>;
}

export class SingleFlight<T> {
  #makings = new Map<string, Flight<T>>();

  /**
   * Joins what is being made under this key, or makes it. Nothing is joined that was begun before the last change this
   * node knows of: whoever asks after a write must see it.
   */
  async join(key: string, { began }: Reading, make: () => Promise<T>): Promise<{ made: T; isFirst: boolean }> {
    const known = this.#makings.get(key);
    if (known?.began === began) return { made: await known.made, isFirst: false };
    const making = { began, made: make() };
    this.#makings.set(key, making);
    try {
      return { made: await making.made, isFirst: true };
    } finally {
      if (this.#makings.get(key) === making) this.#makings.delete(key);
    }
  }
}
