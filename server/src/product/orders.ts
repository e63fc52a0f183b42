// The market's orders, each a row of places that a change moves one place in.
import type { ProductSort } from '@shuji/contract/product';
import { grown, hasBit, placesOf } from './members.ts';

/** What products are ordered by, by place. */
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

// What one step along an order costs, against putting one found product in order.
const sortSteps = 40;

/** Places in one order. The order is total, so that a place is found by halving. */
export class Order {
  #places = new Int32Array(64);
  #count = 0;
  readonly #compare: (a: number, b: number) => number;

  constructor(sort: ProductSort, keys: Keys) {
    this.#compare = (a, b) => compares[sort](keys, a, b);
  }

  /** Takes over what is in order already. Who was missed in `present` is put in, who is not there any more left out. */
  fill(places: Int32Array, present: Uint32Array): void {
    const missed = present.slice();
    this.#places = places.filter((place) => {
      const isThere = hasBit(missed, place);
      if (isThere) (missed[place >>> 5] as number) &= ~(1 << (place & 31));
      return isThere;
    });
    this.#count = this.#places.length;
    for (const place of placesOf(missed)) this.add(place);
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

  /** Some of those that have a bit, of whom there are `total`. */
  page(bits: Uint32Array, total: number, offset: number, limit: number): number[] {
    if (offset >= total) return [];
    const steps = (Math.min(total, offset + limit) / total) * this.#count;
    if (total * sortSteps < steps)
      return placesOf(bits)
        .sort(this.#compare)
        .slice(offset, offset + limit);
    const page: number[] = [];
    let left = offset;
    for (let at = 0; at < this.#count && page.length < limit; at += 1) {
      const place = this.#places[at] as number;
      if (((bits[place >>> 5] as number) & (1 << (place & 31))) === 0) continue;
      if (left > 0) left -= 1;
      else page.push(place);
    }
    return page;
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
