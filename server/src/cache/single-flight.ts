// Coalesces concurrent identical work: one caller computes, the others wait for its result.
import type { Reading } from './response-cache.ts';

interface Flight<T> {
  began: number;
  result: Promise<T>;
}

export class SingleFlight<T> {
  #flights = new Map<string, Flight<T>>();

  /**
   * Joins the flight under this key, or starts one. A flight that began before the last invalidation this node knows of
   * is never joined: a read after a write must see the write.
   */
  async join(key: string, { began }: Reading, run: () => Promise<T>): Promise<{ result: T; isFirst: boolean }> {
    const current = this.#flights.get(key);
    if (current?.began === began) return { result: await current.result, isFirst: false };
    const flight = { began, result: run() };
    this.#flights.set(key, flight);
    try {
      return { result: await flight.result, isFirst: true };
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }
}
