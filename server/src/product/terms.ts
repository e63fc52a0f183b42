// Which products have a term, and whether in their name or labels: kept for the terms that were asked for lately.
import type { Part, Term } from './asked.ts';
import { bitsFor, Members } from './members.ts';

/** By field, the whole text included in `any`. */
export interface Places {
  any: Members;
  name: Members;
  labels: Members;
}

const fields = ['any', 'name', 'labels'] as const;

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

  /** Keeps who has a term; the terms asked for longest ago give way. */
  keep(term: Term, having: Record<keyof Places, Int32Array>, room: number): void {
    this.#drop(term);
    const found: Places = {
      any: Members.of(having.any, room),
      name: Members.of(having.name, room),
      labels: Members.of(having.labels, room),
    };
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

  /** Whatever a product had is forgotten. */
  remove(place: number): void {
    for (const found of this.#known.values()) for (const field of fields) found[field].delete(place);
  }

  /** A product has a term in these fields. */
  add(term: Term, place: number, has: readonly (keyof Places)[], room: number): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#bytes -= bytesOf(found);
    for (const field of has) found[field].add(place, room);
    this.#bytes += bytesOf(found);
  }

  /** Takes out of `bits` whoever does not meet every part. */
  narrow(bits: Uint32Array, parts: readonly Part[]): void {
    for (const part of parts) {
      const [only] = part;
      if (part.length === 1 && only) {
        this.#narrowWay(bits, only);
        continue;
      }
      const meets = bitsFor(bits.length * 32);
      for (const way of part) {
        const going = bits.slice();
        this.#narrowWay(going, way);
        for (let at = 0; at < meets.length; at += 1) (meets[at] as number) |= going[at] as number;
      }
      bits.set(meets);
    }
  }

  /** How well a product fits: 1 when every part stands in its name. */
  fitting(parts: readonly Part[]): (place: number) => number {
    const ways = parts.map((part) => part.map((way) => way.map((term) => this.#known.get(term))));
    return (place) => {
      let sum = 0;
      for (const part of ways) {
        let best = 0;
        for (const way of part) best = Math.max(best, fitOf(way, place));
        sum += best;
      }
      return sum / ways.length;
    };
  }

  #narrowWay(bits: Uint32Array, way: readonly Term[]): void {
    for (const term of way) this.#known.get(term)?.any.narrow(bits);
  }

  #drop(term: Term): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#known.delete(term);
    this.#bytes -= bytesOf(found);
  }
}

function fitOf(way: readonly (Places | undefined)[], place: number): number {
  let sum = 0;
  for (const found of way) {
    if (!found?.any.has(place)) return 0;
    sum += found.name.has(place) ? worth.name : found.labels.has(place) ? worth.labels : worth.elsewhere;
  }
  return sum / way.length;
}

function bytesOf(found: Places): number {
  return fields.reduce((sum, field) => sum + found[field].bytes, 0);
}

/** Every term of these parts, once. */
export function termsOf(parts: readonly Part[]): Set<Term> {
  return new Set(parts.flat(2));
}
