// The market's sort orders, each an array of ordinals that a change moves one ordinal in.
import type { ProductSort } from '@shuji/contract/market/labels';
import { grown, Members } from './posting-set.ts';

/** The sort keys of products by ordinal. */
export class Keys {
  /** Sixteen bytes each, as four numbers; they compare as PostgreSQL compares ids. */
  ids = new Uint32Array(0);
  scores = new Int32Array(0);
  /** Microseconds. */
  listedAt = new Float64Array(0);
  /** Fen; without a price infinite. */
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
  #places = new Int32Array(64);
  #count = 0;
  readonly #compare: (a: number, b: number) => number;

  constructor(sort: ProductSort, keys: Keys) {
    this.#compare = (a, b) => compares[sort](keys, a, b);
  }

  /** Takes over what is in order already. Who was missed in `present` is put in, who is not there any more left out. */
  fill(places: Int32Array, present: Members): void {
    const members = Members.of(places.slice().sort(), present.places);
    this.#places = places.filter((place) => present.has(place));
    this.#count = this.#places.length;
    for (const place of present.without(members.and(present))) this.add(place);
  }

  add(place: number): void {
    if (this.#count === this.#places.length) this.#places = grown(this.#places, this.#count * 2 + 64);
    const at = this.#placeOf(place);
    this.#places.copyWithin(at + 1, at, this.#count);
    this.#places[at] = place;
    this.#count += 1;
  }

  remove(place: number): void {
    const guess = this.#placeOf(place);
    // While the order was read its keys may have changed: then it is looked for.
    const at = this.#places[guess] === place ? guess : this.#places.indexOf(place);
    if (at < 0 || at >= this.#count) return;
    this.#places.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
  }

  /** Some of those found. */
  page(found: Members, offset: number, limit: number): number[] {
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
      const place = this.#places[at] as number;
      if (((bits[place >>> 5] ?? 0) & (1 << (place & 31))) === 0) continue;
      if (left > 0) left -= 1;
      else page.push(place);
    }
    return page;
  }

  /** The first of these in this order: who comes before the last of them drives it out. */
  #first(places: Int32Array, count: number): number[] {
    const heap = Array.from(places.subarray(0, count));
    const sink = (from: number) => {
      const place = heap[from] as number;
      let at = from;
      for (let below = at * 2 + 1; below < count; below = at * 2 + 1) {
        if (below + 1 < count && this.#compare(heap[below + 1] as number, heap[below] as number) > 0) below += 1;
        if (this.#compare(heap[below] as number, place) <= 0) break;
        heap[at] = heap[below] as number;
        at = below;
      }
      heap[at] = place;
    };
    if (count < places.length) {
      for (let at = (count >>> 1) - 1; at >= 0; at -= 1) sink(at);
      for (let at = count; at < places.length; at += 1) {
        const place = places[at] as number;
        if (this.#compare(place, heap[0] as number) >= 0) continue;
        heap[0] = place;
        sink(0);
      }
    }
    return heap.sort(this.#compare);
  }

  #placeOf(place: number): number {
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#places[middle] as number, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
