// How much is worked on at the same time: beyond that, whoever comes is told so at once (docs/decisions/0111).
import { crowded } from './outage.ts';

/** Steps out while waiting for something that costs the centre nothing, as a slow sender's bytes. */
export type Apart = <T>(wait: () => Promise<T>) => Promise<T>;

export class Crowd {
  #inside = new Set<(reason: Error) => void>();
  #apart = 0;
  #shut: { reason: Error; holds: () => boolean } | null = null;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Works when there is room; throws `crowded` when there is not. */
  within<T>(work: (apart: Apart) => Promise<T>): Promise<T> {
    if (this.#shut?.holds()) return Promise.reject(this.#shut.reason);
    if (this.#inside.size - this.#apart >= this.#most) return Promise.reject(crowded);
    return new Promise<T>((resolve, reject) => {
      this.#inside.add(reject);
      const leave = () => this.#inside.delete(reject);
      work((wait) => this.#stepOut(wait))
        .then(resolve, reject)
        .finally(leave);
    });
  }

  // Whoever has been let in once is not turned away half-way.
  async #stepOut<T>(wait: () => Promise<T>): Promise<T> {
    this.#apart += 1;
    try {
      return await wait();
    } finally {
      this.#apart -= 1;
    }
  }

  /** Turns away everyone inside, and whoever comes while it still holds, until it is opened again. */
  shut(reason: Error, holds: () => boolean = () => true): void {
    this.#shut = { reason, holds };
    for (const turnAway of this.#inside) turnAway(reason);
  }

  open(): void {
    this.#shut = null;
  }
}
