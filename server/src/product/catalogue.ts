// What is on the market, in this node's memory: enough of each product to filter, count and order by, and no more.
import { type FacetName, facetNames, type ProductSort } from '@shuji/contract/product';
import { bitsFor, countBits, hasBit, Members, slotsOf, wordsOf } from './members.ts';

export interface Entry {
  id: string;
  score: number;
  /** Milliseconds. */
  listedAt: number;
  priceFrom: number | null;
  facets: Record<FacetName, readonly string[]>;
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
/** So few are quicker put in order than looked for along it. */
const sortedAtMost = 1_000;

export class Catalogue {
  #slots = new Map<string, number>();
  #entries: (Omit<Entry, 'facets'> | undefined)[] = [];
  #free: number[] = [];
  #present = bitsFor(firstRoom);
  #values = new Map<FacetName, Map<string, Members>>(facetNames.map((name) => [name, new Map()]));
  #orders: Record<ProductSort, Order> = {
    quality: new Order((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
    newest: new Order((a, b) => b.listedAt - a.listedAt || (a.id > b.id ? -1 : 1)),
    price: new Order((a, b) => (a.priceFrom ?? Infinity) - (b.priceFrom ?? Infinity) || (a.id < b.id ? -1 : 1)),
  };

  get size(): number {
    return this.#slots.size;
  }

  /** Takes in many at once, which is quicker than one by one. */
  fill(entries: Iterable<Entry>): void {
    for (const entry of entries) this.#place(entry);
    for (const order of Object.values(this.#orders)) order.sort(this.#slots.values(), this.#entries);
  }

  put(entry: Entry): void {
    this.remove(entry.id);
    const slot = this.#place(entry);
    for (const order of Object.values(this.#orders)) order.add(slot, this.#entries);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const order of Object.values(this.#orders)) order.remove(slot, this.#entries);
    for (const values of this.#values.values()) for (const members of values.values()) members.delete(slot);
    (this.#present[slot >>> 5] as number) &= ~(1 << (slot & 31));
    this.#slots.delete(id);
    this.#entries[slot] = undefined;
    this.#free.push(slot);
  }

  /** One page of what the filters leave, and how many they leave in all. */
  find(filters: Filters, sort: ProductSort, offset: number, limit: number): Found {
    const left = this.left(filters);
    const total = countBits(left);
    return { total, ids: this.idsOf(offset < total ? this.inOrder(left, total, sort, offset, limit) : []) };
  }

  /** Slots of `left`, of which there are `total`, in order. */
  inOrder(left: Uint32Array, total: number, sort: ProductSort, offset: number, limit: number): number[] {
    if (total <= sortedAtMost)
      return this.#orders[sort].sorted(slotsOf(left), this.#entries).slice(offset, offset + limit);
    const slots: number[] = [];
    let skipped = 0;
    for (const slot of this.#orders[sort].slots) {
      if (!hasBit(left, slot)) continue;
      skipped += 1;
      if (skipped <= offset) continue;
      slots.push(slot);
      if (slots.length === limit) break;
    }
    return slots;
  }

  idsOf(slots: readonly number[]): string[] {
    return slots.map((slot) => (this.#entries[slot] as Kept).id);
  }

  scoreOf(slot: number): number {
    return (this.#entries[slot] as Kept).score;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** How many slots there are bits for. */
  get room(): number {
    return this.#present.length * 32;
  }

  /** How many have each value of a facet, under every filter but its own; zeros are left out, the most come first. */
  count(name: FacetName, filters: Filters, among?: Uint32Array): FacetCount[] {
    const left = this.left({ ...filters, [name]: undefined }, among);
    const words = wordsOf(left);
    return [...(this.#values.get(name) ?? [])]
      .map(([value, members]) => ({ value, count: members.countIn(left, words) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  #place(entry: Entry): number {
    const slot = this.#free.pop() ?? this.#entries.length;
    const { facets, ...kept } = entry;
    this.#entries[slot] = kept;
    this.#slots.set(entry.id, slot);
    if (slot >>> 5 >= this.#present.length) {
      const grown = bitsFor(slot * 2);
      grown.set(this.#present);
      this.#present = grown;
    }
    (this.#present[slot >>> 5] as number) |= 1 << (slot & 31);
    for (const name of facetNames) for (const value of facets[name]) this.#membersOf(name, value).add(slot, this.room);
    return slot;
  }

  #membersOf(name: FacetName, value: string): Members {
    const values = this.#values.get(name) as Map<string, Members>;
    const known = values.get(value);
    if (known) return known;
    const members = new Members();
    values.set(value, members);
    return members;
  }

  /** Who passes the filters, of everyone or of `among`. */
  left(filters: Filters, among: Uint32Array = this.#present): Uint32Array {
    const left = among.slice();
    for (const name of facetNames) {
      const wanted = filters[name];
      if (!wanted || wanted.length === 0) continue;
      const any = new Uint32Array(left.length);
      for (const value of wanted) this.#values.get(name)?.get(value)?.unite(any);
      for (let at = 0; at < left.length; at += 1) (left[at] as number) &= any[at] as number;
    }
    return left;
  }
}

type Kept = Omit<Entry, 'facets'>;
type Entries = readonly (Kept | undefined)[];

/** Slots in one order. The order is total, so that a slot's place is found by halving. */
class Order {
  slots: number[] = [];
  readonly #compare: (a: Kept, b: Kept) => number;

  constructor(compare: (a: Kept, b: Kept) => number) {
    this.#compare = compare;
  }

  sorted(slots: Iterable<number>, entries: Entries): number[] {
    return [...slots].sort((a, b) => this.#compare(entries[a] as Kept, entries[b] as Kept));
  }

  sort(slots: Iterable<number>, entries: Entries): void {
    this.slots = this.sorted(slots, entries);
  }

  add(slot: number, entries: Entries): void {
    this.slots.splice(this.#placeOf(slot, entries), 0, slot);
  }

  remove(slot: number, entries: Entries): void {
    this.slots.splice(this.#placeOf(slot, entries), 1);
  }

  #placeOf(slot: number, entries: Entries): number {
    const wanted = entries[slot] as Kept;
    let [low, high] = [0, this.slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = this.slots[middle] as number;
      if (at === slot) return middle;
      if (this.#compare(entries[at] as Kept, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
