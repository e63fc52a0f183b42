// The products of each term, and whether it is in the name or labels: cached for recently used terms.
import type { Part, Term } from '#src/text/parsed-query.ts';
import { inAll, PostingSet } from './posting-set.ts';

/** By field, the whole text included in `any`. */
export interface Postings {
  any: PostingSet;
  name: PostingSet;
  labels: PostingSet;
}

const fields = ['any', 'name', 'labels'] as const;

/** The weight of a term by its position; elsewhere it is low. */
const worth = { name: 1, labels: 0.4, elsewhere: 0.05 };

export class TermIndex {
  #known = new Map<Term, Postings>();
  #bytes = 0;
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get all(): Term[] {
    return [...this.#known.keys()];
  }

  /** True when the products of each of these are cached. */
  has(terms: Iterable<Term>): boolean {
    for (const term of terms) if (!this.#known.has(term)) return false;
    return true;
  }

  /** The uncached ones of `terms`. Marks the others as recently used. */
  missing(terms: Iterable<Term>): Term[] {
    const absent: Term[] = [];
    for (const term of terms) {
      const cached = this.#known.get(term);
      if (!cached) absent.push(term);
      else {
        this.#known.delete(term);
        this.#known.set(term, cached);
      }
    }
    return absent;
  }

  /** Caches the products of a term; the least recently used terms are evicted. */
  keep(term: Term, having: Record<keyof Postings, Int32Array>, room: number): void {
    this.#drop(term);
    const found: Postings = {
      any: PostingSet.of(having.any, room),
      name: PostingSet.of(having.name, room),
      labels: PostingSet.of(having.labels, room),
    };
    this.#known.set(term, found);
    this.#bytes += bytesOf(found);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.maxBytes || oldest === term) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#known.clear();
    this.#bytes = 0;
  }

  /** Removes a product from every term. */
  remove(ordinal: number): void {
    for (const found of this.#known.values()) for (const field of fields) found[field].delete(ordinal);
  }

  /** A product has a term in these fields. */
  add(term: Term, ordinal: number, has: readonly (keyof Postings)[], room: number): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#bytes -= bytesOf(found);
    for (const field of has) found[field].add(ordinal, room);
    this.#bytes += bytesOf(found);
  }

  /** The members of `among` that match every part. */
  matching(parts: readonly Part[], among: PostingSet, room: number): PostingSet {
    const waysOf = parts.map(needed);
    const sure = waysOf.flatMap((ways) => (ways.length === 1 ? this.#having(ways[0] as readonly Term[]) : []));
    let left = inAll([among, ...sure]);
    for (const ways of waysOf) {
      if (ways.length === 1 || left.size === 0) continue;
      const matches = ways.map((way) => inAll([left, ...this.#having(way)]));
      left = PostingSet.any(matches, room);
    }
    return left;
  }

  /** The score of a product: 1 when every part is in its name. */
  fitting(parts: readonly Part[]): (ordinal: number) => number {
    const ways = parts.map((part) => part.map((way) => way.map((term) => this.#known.get(term))));
    return (ordinal) => {
      let sum = 0;
      for (const part of ways) {
        let best = 0;
        for (const way of part) best = Math.max(best, fitOf(way, ordinal));
        sum += best;
      }
      return sum / ways.length;
    };
  }

  #having(way: readonly Term[]): PostingSet[] {
    return way.flatMap((term) => this.#known.get(term)?.any ?? []);
  }

  #drop(term: Term): void {
    const found = this.#known.get(term);
    if (!found) return;
    this.#known.delete(term);
    this.#bytes -= bytesOf(found);
  }
}

/** Drops alternatives implied by a shorter one: a product with all terms of one matches any subset of them. */
function needed(part: Part): Part {
  return part.filter((way) => !part.some((other) => other.length < way.length && isWithin(other, way)));
}

function isWithin(some: readonly Term[], all: readonly Term[]): boolean {
  return some.every((term) => all.includes(term));
}

function fitOf(way: readonly (Postings | undefined)[], ordinal: number): number {
  let sum = 0;
  for (const found of way) {
    if (!found?.any.has(ordinal)) return 0;
    sum += found.name.has(ordinal) ? worth.name : found.labels.has(ordinal) ? worth.labels : worth.elsewhere;
  }
  return sum / way.length;
}

function bytesOf(found: Postings): number {
  return fields.reduce((sum, field) => sum + found[field].bytes, 0);
}

/** Every term of these parts, once. */
export function termsOf(parts: readonly Part[]): Set<Term> {
  return new Set(parts.flat(2));
}
