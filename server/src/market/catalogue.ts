// The products on the market in this node's memory: only what filters, counts and orders need.
import { type FacetName, facetNames, type ProductSort, productSort } from '@shuji/contract/market/labels';
import { marksFor, narrowest } from '#src/product/region-scope.ts';
import { Counted, Facet, type FacetCount } from './facet.ts';
import { inAll, PostingSet } from './posting-set.ts';
import { Keys, Order } from './sort-orders.ts';

export interface Entry {
  /** The product's ordinal: a small number that never changes. */
  ordinal: number;
  id: string;
  score: number;
  /** Microseconds. */
  listedAt: number;
  /** See `priceKey` in queries-match.ts; null without a price. */
  priceKey: number | null;
  facets: Record<FacetName, readonly string[]>;
}

/** Many products at once, column by column; ordinals in order. */
export interface Columns {
  ordinals: Int32Array;
  /** Four numbers each. */
  ids: Uint32Array;
  scores: Int32Array;
  listedAt: Float64Array;
  prices: Float64Array;
  facets: Record<FacetName, readonly (readonly string[])[]>;
}

export type FacetCounts = Record<FacetName, FacetCount[]>;

/** Codes by facet; an absent or empty facet filters nothing, several codes of one facet widen it. */
export type Filters = { [F in FacetName]?: readonly string[] | undefined };

export interface Found {
  total: number;
  ids: string[];
}

const firstRoom = 1024;
const sorts = Object.keys(productSort) as ProductSort[];

export class Catalogue {
  #keys = new Keys();
  #present = new PostingSet();
  #room = firstRoom;
  #facets = Object.fromEntries(facetNames.map((name) => [name, new Facet()])) as Record<FacetName, Facet>;
  #orders = new Map(sorts.map((sort) => [sort, new Order(sort, this.#keys)]));

  constructor() {
    this.#grow(firstRoom);
  }

  get size(): number {
    return this.#present.size;
  }

  /** The number of ordinals that the bitmaps hold. */
  get room(): number {
    return this.#room;
  }

  /** All products on the market. */
  get everyone(): PostingSet {
    return this.#present;
  }

  /** Adds many products. They are in no order before `arrange`. */
  take({ ordinals, ids, scores, listedAt, prices, facets }: Columns): void {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      this.#makeRoom(ordinal);
      this.#present.add(ordinal, this.#room);
      this.#keys.ids.set(ids.subarray(at * 4, at * 4 + 4), ordinal * 4);
      this.#keys.scores[ordinal] = scores[at] as number;
      this.#keys.listedAt[ordinal] = listedAt[at] as number;
      this.#keys.prices[ordinal] = prices[at] as number;
    }
    for (const name of facetNames) {
      const facet = this.#facets[name];
      for (let at = 0; at < ordinals.length; at += 1)
        facet.put(ordinals[at] as number, facets[name][at] ?? [], this.#room);
    }
  }

  /** Sets each order, as read from the database. */
  arrange(ordinals: Record<ProductSort, Int32Array>): void {
    for (const [sort, order] of this.#orders) order.fill(ordinals[sort], this.#present);
  }

  put({ ordinal, id, score, listedAt, priceKey, facets }: Entry): void {
    this.remove(ordinal);
    const one: Columns = {
      ordinals: Int32Array.of(ordinal),
      ids: numbersOf(id),
      scores: Int32Array.of(score),
      listedAt: Float64Array.of(listedAt),
      prices: Float64Array.of(priceKey ?? Infinity),
      facets: Object.fromEntries(facetNames.map((name) => [name, [facets[name]]])) as unknown as Columns['facets'],
    };
    this.take(one);
    for (const order of this.#orders.values()) order.add(ordinal);
  }

  remove(ordinal: number): void {
    if (!this.#present.has(ordinal)) return;
    for (const order of this.#orders.values()) order.remove(ordinal);
    for (const name of facetNames) this.#facets[name].remove(ordinal);
    this.#present.delete(ordinal);
  }

  /** One page of what the filters leave, and how many they leave in all. */
  find(filters: Filters, sort: ProductSort, offset: number, limit: number): Found {
    const left = this.left(filters);
    return { total: left.size, ids: this.idsOf(this.inOrder(left, sort, offset, limit)) };
  }

  /** Ordinals of `left` in order. */
  inOrder(left: PostingSet, sort: ProductSort, offset: number, limit: number): number[] {
    return (this.#orders.get(sort) as Order).page(left, offset, limit);
  }

  idsOf(ordinals: readonly number[]): string[] {
    return ordinals.map((ordinal) => idOf(this.#keys.ids.subarray(ordinal * 4, ordinal * 4 + 4)));
  }

  scoreOf(ordinal: number): number {
    return this.#keys.scores[ordinal] as number;
  }

  /** The products that pass the filters, of all or of `among`. Valid until the next await. */
  left(filters: Filters, among: PostingSet = this.#present): PostingSet {
    const sets = facetNames.flatMap((name) => {
      const chosen = filters[name] ?? [];
      const values = name === 'region' ? narrowest(chosen).flatMap(marksFor) : chosen;
      return values.length > 0 ? [this.#facets[name].having(values, this.#room)] : [];
    });
    return inAll([among, ...sets]);
  }

  /** For each facet how many have each value, under every filter but its own; zeros are left out, the most come first. */
  counts(filters: Filters, among?: PostingSet, isWanted = (_name: FacetName, _value: string) => true): FacetCounts {
    const all: Counted[] = [];
    const countedOf = (filters: Filters) => {
      const counted = new Counted(this.left(filters, among), this.#present);
      all.push(counted);
      return counted;
    };
    const underAll = countedOf(filters);
    const countsOf = (name: FacetName) => {
      const counted = (filters[name] ?? []).length > 0 ? countedOf({ ...filters, [name]: undefined }) : underAll;
      return this.#facets[name].count(counted, (value) => isWanted(name, value));
    };
    const counts = Object.fromEntries(facetNames.map((name) => [name, countsOf(name)])) as FacetCounts;
    for (const counted of all) counted.done();
    return counts;
  }

  #makeRoom(ordinal: number): void {
    if (ordinal >= this.#room) this.#grow(Math.max(this.#room * 2, Math.ceil((ordinal + 1) / 32) * 32));
  }

  #grow(room: number): void {
    this.#room = room;
    this.#keys.grow(room);
    for (const name of facetNames) this.#facets[name].grow(room);
  }
}

function numbersOf(id: string): Uint32Array {
  const digits = id.replaceAll('-', '');
  return Uint32Array.from({ length: 4 }, (_, at) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16));
}

function idOf(numbers: Uint32Array): string {
  const digits = [...numbers].map((number) => number.toString(16).padStart(8, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
