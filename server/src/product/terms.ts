// Which products have a term, and whether in their name or labels: kept for the terms that were asked for lately.
import type { Part, Term } from './asked.ts';
import { bitsFor, Members } from './members.ts';

/** By field, the whole text included in `any`. */
export interface Places {
  any: Members;
  name: Members;
  labels: Members;
}

const places = ['any', 'name', 'labels'] as const;

/** What a term is worth where it stands; elsewhere it is worth little. */
const worth = { name: 1, labels: 0.4, elsewhere: 0.05 };

export class Terms {
  #known = new Map<Term, Places>();
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get all(): Term[] {
    return [...this.#known.keys()];
  }

  /** Those of `terms` that have to be read first. The others become young again. */
  missing(terms: Iterable<Term>): Term[] {
    const absent: Term[] = [];
    for (const term of terms) {
      const known = this.#known.get(term);
      if (!known) absent.push(term);
      else {
        this.#known.delete(term);
        this.#known.set(term, known);
      }
    }
    return absent;
  }

  /** Keeps who has a term, by slot; the terms asked for longest ago give way. */
  keep(term: Term, slots: Record<keyof Places, Iterable<number>>, room: number): void {
    this.#drop(term);
    const found: Places = { any: new Members(), name: new Members(), labels: new Members() };
    for (const place of places) for (const slot of slots[place]) found[place].add(slot, room);
    this.#known.set(term, found);
    this.#bytes += bytesOf(found);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === term) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#known.clear();
    this.#bytes = 0;
  }

  /** A product left its slot. */
  remove(slot: number): void {
    for (const found of this.#known.values()) for (const place of places) found[place].delete(slot);
  }

  /** A product in a slot has a term at these places. */
  add(term: Term, slot: number, has: readonly (keyof Places)[], room: number): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#bytes -= bytesOf(found);
    for (const place of has) found[place].add(slot, room);
    this.#bytes += bytesOf(found);
  }

  /** Takes out of `bits` whoever does not meet every part. */
  narrow(bits: Uint32Array, parts: readonly Part[]): void {
    for (const part of parts) {
      const meets = bitsFor(bits.length * 32);
      for (const way of part) {
        const going = bits.slice();
        for (const term of way) this.#known.get(term)?.any.narrow(going);
        for (let at = 0; at < meets.length; at += 1) (meets[at] as number) |= going[at] as number;
      }
      bits.set(meets);
    }
  }

  /** How well a product in a slot fits: 1 when every part stands in its name. */
  fit(slot: number, parts: readonly Part[]): number {
    let sum = 0;
    for (const part of parts) sum += Math.max(...part.map((way) => this.#fitWay(slot, way)));
    return sum / parts.length;
  }

  #fitWay(slot: number, way: readonly Term[]): number {
    let sum = 0;
    for (const term of way) {
      const found = this.#known.get(term);
      if (!found?.any.has(slot)) return 0;
      sum += found.name.has(slot) ? worth.name : found.labels.has(slot) ? worth.labels : worth.elsewhere;
    }
    return sum / way.length;
  }

  #drop(term: Term): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#known.delete(term);
    this.#bytes -= bytesOf(found);
  }
}

function bytesOf(found: Places): number {
  return places.reduce((sum, place) => sum + found[place].bytes, 0);
}

/** Every term of these parts, once. */
export function termsOf(parts: readonly Part[]): Set<Term> {
  return new Set(parts.flat(2));
}
