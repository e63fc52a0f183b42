// What is on the market, in this node's memory: enough of each product to filter, count and order by, and no more.
import { type FacetName, facetNames, type ProductSort, productSort } from '@shuji/contract/product';
import { bitsFor, countBits, eachPlace, grown, hasBit, Members, setBit, wordsOf } from './members.ts';
import { Keys, Order } from './orders.ts';

export interface Entry {
  /** A small number that is the product's own for life. */
  place: number;
  id: string;
  score: number;
  /** Microseconds. */
  listedAt: number;
  priceFrom: number | null;
  facets: Record<FacetName, readonly string[]>;
}

/** Many products at once, column by column; places in order. */
export interface Columns {
  places: Int32Array;
  /** Four numbers each. */
  ids: Uint32Array;
  scores: Int32Array;
  listedAt: Float64Array;
  prices: Float64Array;
  facets: Record<FacetName, readonly (readonly string[])[]>;
}

/** Codes by facet; an absent or empty facet filters nothing, several codes of one facet widen it. */
export type Filters = { [F in FacetName]?: readonly string[] | undefined };

export interface Found {
  total: number;
  ids: string[];
}

export interface FacetCount {
  value: string;
  count: number;
}

const firstRoom = 1024;
const sorts = Object.keys(productSort) as ProductSort[];

export class Catalogue {
  #keys = new Keys();
  #present = bitsFor(firstRoom);
  #size = 0;
  #values = new Map<FacetName, Map<string, Members>>(facetNames.map((name) => [name, new Map()]));
  // Merchants are so many that going through what was found is less than going through them.
  #merchants = new Int32Array(firstRoom);
  #merchantAt = new Map<string, number>();
  #orders = new Map(sorts.map((sort) => [sort, new Order(sort, this.#keys)]));

  constructor() {
    this.#keys.grow(firstRoom);
  }

  get size(): number {
    return this.#size;
  }

  /** How many places there are bits for. */
  get room(): number {
    return this.#present.length * 32;
  }

  /** Takes in many. They stand in no order before `arrange`. */
  take({ places, ids, scores, listedAt, prices, facets }: Columns): void {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      this.#makeRoom(place);
      setBit(this.#present, place);
      this.#keys.ids.set(ids.subarray(at * 4, at * 4 + 4), place * 4);
      this.#keys.scores[place] = scores[at] as number;
      this.#keys.listedAt[place] = listedAt[at] as number;
      this.#keys.prices[place] = prices[at] as number;
    }
    this.#size += places.length;
    for (const name of facetNames) {
      for (let at = 0; at < places.length; at += 1) {
        for (const value of facets[name][at] ?? []) this.#mark(name, value, places[at] as number);
      }
    }
  }

  /** Everything in order, as another told it. */
  arrange(told: Record<ProductSort, Int32Array>): void {
    for (const [sort, order] of this.#orders) order.fill(told[sort], this.#present);
  }

  put({ place, id, score, listedAt, priceFrom, facets }: Entry): void {
    this.remove(place);
    const one: Columns = {
      places: Int32Array.of(place),
      ids: numbersOf(id),
      scores: Int32Array.of(score),
      listedAt: Float64Array.of(listedAt),
      prices: Float64Array.of(priceFrom ?? Infinity),
      facets: Object.fromEntries(facetNames.map((name) => [name, [facets[name]]])) as unknown as Columns['facets'],
    };
    this.take(one);
    for (const order of this.#orders.values()) order.add(place);
  }

  remove(place: number): void {
    if (!hasBit(this.#present, place)) return;
    for (const order of this.#orders.values()) order.remove(place);
    for (const values of this.#values.values()) for (const members of values.values()) members.delete(place);
    (this.#present[place >>> 5] as number) &= ~(1 << (place & 31));
    this.#size -= 1;
  }

  /** One page of what the filters leave, and how many they leave in all. */
  find(filters: Filters, sort: ProductSort, offset: number, limit: number): Found {
    const left = this.left(filters);
    const total = countBits(left);
    return { total, ids: this.idsOf(this.inOrder(left, total, sort, offset, limit)) };
  }

  /** Places of `left`, of which there are `total`, in order. */
  inOrder(left: Uint32Array, total: number, sort: ProductSort, offset: number, limit: number): number[] {
    return (this.#orders.get(sort) as Order).page(left, total, offset, limit);
  }

  idsOf(places: readonly number[]): string[] {
    return places.map((place) => idOf(this.#keys.ids.subarray(place * 4, place * 4 + 4)));
  }

  scoreOf(place: number): number {
    return this.#keys.scores[place] as number;
  }

  /** Who passes the filters, of everyone or of `among`. */
  left(filters: Filters, among: Uint32Array = this.#present): Uint32Array {
    const left = among.slice();
    for (const name of facetNames) {
      const wanted = filters[name];
      if (!wanted || wanted.length === 0) continue;
      const [only] = wanted;
      if (wanted.length === 1 && only !== undefined) {
        (this.#values.get(name)?.get(only) ?? nobody).narrow(left);
        continue;
      }
      const any = new Uint32Array(left.length);
      for (const value of wanted) this.#values.get(name)?.get(value)?.unite(any);
      for (let at = 0; at < left.length; at += 1) (left[at] as number) &= any[at] as number;
    }
    return left;
  }

  /** For each facet how many have each value, under every filter but its own; zeros are left out, the most come first. */
  counter(
    filters: Filters,
    among?: Uint32Array,
  ): (name: FacetName, isWanted?: (value: string) => boolean) => FacetCount[] {
    let underAll: Counting | null = null;
    const countingOf = (name: FacetName) => {
      if ((filters[name] ?? []).length > 0) return this.#counting(this.left({ ...filters, [name]: undefined }, among));
      underAll ??= this.#counting(this.left(filters, among));
      return underAll;
    };
    return (name, isWanted = () => true) =>
      this.#count(name, countingOf(name), isWanted)
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  // Who is left out is counted instead when there are fewer of them.
  #counting(left: Uint32Array): Counting {
    const isOfThose = countBits(left) * 2 <= this.#size;
    const bits = isOfThose ? left : this.#present.slice();
    if (!isOfThose) for (let at = 0; at < bits.length; at += 1) (bits[at] as number) &= ~(left[at] ?? 0);
    return { isOfThose, bits, words: wordsOf(bits) };
  }

  #count(name: FacetName, { isOfThose, bits, words }: Counting, isWanted: (value: string) => boolean): FacetCount[] {
    const byMerchant = name === 'merchant' ? this.#countMerchants(bits) : null;
    const counts: FacetCount[] = [];
    for (const [value, members] of this.#values.get(name) as Map<string, Members>) {
      if (!isWanted(value)) continue;
      const count = byMerchant?.[this.#merchantAt.get(value) as number] ?? members.countIn(bits, words);
      counts.push({ value, count: isOfThose ? count : members.size - count });
    }
    return counts;
  }

  #countMerchants(bits: Uint32Array): Int32Array {
    const counts = new Int32Array(this.#merchantAt.size);
    eachPlace(bits, (place) => {
      (counts[this.#merchants[place] as number] as number) += 1;
    });
    return counts;
  }

  #makeRoom(place: number): void {
    if (place < this.room) return;
    const room = Math.max(this.room * 2, Math.ceil((place + 1) / 32) * 32);
    this.#present = grown(this.#present, room / 32);
    this.#merchants = grown(this.#merchants, room);
    this.#keys.grow(room);
  }

  #mark(name: FacetName, value: string, place: number): void {
    const values = this.#values.get(name) as Map<string, Members>;
    const members = values.get(value) ?? new Members();
    values.set(value, members);
    members.add(place, this.room);
    if (name !== 'merchant') return;
    const at = this.#merchantAt.get(value) ?? this.#merchantAt.size;
    this.#merchantAt.set(value, at);
    this.#merchants[place] = at;
  }
}

/** Those who are counted, or those who are taken off the count of all. */
interface Counting {
  isOfThose: boolean;
  bits: Uint32Array;
  words: Uint32Array;
}

const nobody = new Members();

function numbersOf(id: string): Uint32Array {
  const digits = id.replaceAll('-', '');
  return Uint32Array.from({ length: 4 }, (_, at) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16));
}

function idOf(numbers: Uint32Array): string {
  const digits = [...numbers].map((number) => number.toString(16).padStart(8, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
