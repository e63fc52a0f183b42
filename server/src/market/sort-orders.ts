// The market's sort orders, each an array of ordinals that a change moves one ordinal in.
import type { ProductSort } from '@shuji/contract/market/labels';
import { grown, PostingSet } from './posting-set.ts';

/** The sort keys of products by ordinal. */
export class Keys {
  /** Sixteen bytes each, as four numbers; they compare as PostgreSQL compares ids. */
  ids = new Uint32Array(0);
  scores = new Int32Array(0);
  /** Microseconds. */
  listedAt = new Float64Array(0);
  /** Grouped by the unit, see queries-match.ts; without a price infinite. */
  prices = new Float64Array(0);

  grow(room: number): void {
    this.ids = grown(this.ids, room * 4);
    this.scores = grown(this.scores, room);
    this.listedAt = grown(this.listedAt, room);
    this.prices = grown(this.prices, room);
  }

  compareIds(a: number, b: number): number {
    for (let at = 0; at < 4; at += 1) {
      const difference = (this.ids[a * 4 + at] as number) - (this.ids[b * 4 + at] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

type Compare = (keys: Keys, a: number, b: number) => number;

/** As queries-catalogue.ts has them in SQL. */
const compares: Record<ProductSort, Compare> = {
  quality: (keys, a, b) => (keys.scores[b] as number) - (keys.scores[a] as number) || keys.compareIds(a, b),
  newest: (keys, a, b) => (keys.listedAt[b] as number) - (keys.listedAt[a] as number) || keys.compareIds(b, a),
  price: (keys, a, b) => {
    const [one, other] = [keys.prices[a] as number, keys.prices[b] as number];
    return one === other ? keys.compareIds(a, b) : one - other;
  },
};

// Visiting one match costs as much as this many steps along an order.
const perFound = 30;

/** Ordinals in one order. The order is total, so an ordinal is found by binary search. */
export class Order {
  #ordinals = new Int32Array(64);
  #count = 0;
  readonly #compare: (a: number, b: number) => number;

  constructor(sort: ProductSort, keys: Keys) {
    this.#compare = (a, b) => compares[sort](keys, a, b);
  }

  /** Takes over what is in order already. Who was missed in `present` is put in, who is not there any more left out. */
  fill(ordinals: Int32Array, present: PostingSet): void {
    const members = PostingSet.of(ordinals.slice().sort(), present.capacity);
    this.#ordinals = ordinals.filter((ordinal) => present.has(ordinal));
    this.#count = this.#ordinals.length;
    for (const ordinal of present.without(members.and(present))) this.add(ordinal);
  }

  add(ordinal: number): void {
    if (this.#count === this.#ordinals.length) this.#ordinals = grown(this.#ordinals, this.#count * 2 + 64);
    const at = this.#indexOf(ordinal);
    this.#ordinals.copyWithin(at + 1, at, this.#count);
    this.#ordinals[at] = ordinal;
    this.#count += 1;
  }

  remove(ordinal: number): void {
    const guess = this.#indexOf(ordinal);
    // While the order was read its keys may have changed: then it is looked for.
    const at = this.#ordinals[guess] === ordinal ? guess : this.#ordinals.indexOf(ordinal);
    if (at < 0 || at >= this.#count) return;
    this.#ordinals.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
  }

  /** Some of those found. */
  page(found: PostingSet, offset: number, limit: number): number[] {
    const total = found.size;
    if (offset >= total) return [];
    const count = Math.min(total, offset + limit);
    const steps = (count / total) * this.#count;
    if (steps > total * perFound) return this.#first(found.inOrder, count).slice(offset);
    return found.withBits((bits) => this.#walk(bits, offset, limit));
  }

  /** Along the order, until the page is full. */
  #walk(bits: Uint32Array, offset: number, limit: number): number[] {
    const page: number[] = [];
    let left = offset;
    for (let at = 0; at < this.#count && page.length < limit; at += 1) {
      const ordinal = this.#ordinals[at] as number;
      if (((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) === 0) continue;
      if (left > 0) left -= 1;
      else page.push(ordinal);
    }
    return page;
  }

  /** The first of these in this order: who comes before the last of them drives it out. */
  #first(ordinals: Int32Array, count: number): number[] {
    const heap = Array.from(ordinals.subarray(0, count));
    const sink = (from: number) => {
      const ordinal = heap[from] as number;
      let at = from;
      for (let below = at * 2 + 1; below < count; below = at * 2 + 1) {
        if (below + 1 < count && this.#compare(heap[below + 1] as number, heap[below] as number) > 0) below += 1;
        if (this.#compare(heap[below] as number, ordinal) <= 0) break;
        heap[at] = heap[below] as number;
        at = below;
      }
      heap[at] = ordinal;
    };
    if (count < ordinals.length) {
      for (let at = (count >>> 1) - 1; at >= 0; at -= 1) sink(at);
      for (let at = count; at < ordinals.length; at += 1) {
        const ordinal = ordinals[at] as number;
        if (this.#compare(ordinal, heap[0] as number) >= 0) continue;
        heap[0] = ordinal;
        sink(0);
      }
    }
    return heap.sort(this.#compare);
  }

  #indexOf(ordinal: number): number {
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#ordinals[middle] as number, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
