// One facet, in both directions: the products of each value, and the values of each product. Either side can count.

import { countBoth } from './bitmap.ts';
import { grown, PostingSet } from './posting-set.ts';

export interface FacetCount {
  value: string;
  count: number;
}

type Column = Uint8Array | Uint16Array | Uint32Array;

// Visiting a product costs as much as counting this many words of a bitmap.
const wordsPerProduct = 15;

export class Facet {
  #values = new Map<string, PostingSet>();
  // Products share few lists of values: each product stores the number of its list, and lists are counted.
  // A smaller column stays in the processor's cache.
  #listOf: Column = new Uint8Array(0);
  #lists: (readonly string[])[] = [[]];
  #listAt = new Map<string, number>([['', 0]]);

  grow(room: number): void {
    this.#listOf = grown(this.#listOf, room);
  }

  put(ordinal: number, values: readonly string[], room: number): void {
    const at = this.#listIndexOf(values);
    this.#listOf[ordinal] = at;
    for (const value of this.#lists[at] as readonly string[]) {
      const members = this.#values.get(value) ?? new PostingSet();
      this.#values.set(value, members);
      members.add(ordinal, room);
    }
  }

  remove(ordinal: number): void {
    for (const value of this.#lists[this.#listOf[ordinal] as number] as readonly string[])
      this.#values.get(value)?.delete(ordinal);
    this.#listOf[ordinal] = 0;
  }

  /** The products with any of these values. */
  having(values: readonly string[], room: number): PostingSet {
    const sets = values.map((value) => this.#membersOf(value));
    return PostingSet.any(sets, room);
  }

  /** Counts the products of each value; zeros are left out, the largest comes first. */
  count(counted: Counted, isWanted: (value: string) => boolean): FacetCount[] {
    const matching = [...this.#values.keys()].filter(isWanted);
    const isTallied = counted.fewest * wordsPerProduct < matching.length * counted.words;
    const counts = isTallied ? this.#tally(matching, counted) : this.#countBits(matching, counted.left);
    return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  #tally(wanted: readonly string[], { ordinals, isOfThose }: Counted): FacetCount[] {
    const counts = new Map<string, number>();
    tally(this.#listOf, ordinals, this.#lists.length, (list, times) => {
      for (const value of this.#lists[list] as readonly string[]) counts.set(value, (counts.get(value) ?? 0) + times);
    });
    return wanted.map((value) => {
      const count = counts.get(value) ?? 0;
      return { value, count: isOfThose ? count : this.#membersOf(value).size - count };
    });
  }

  #countBits(wanted: readonly string[], left: PostingSet): FacetCount[] {
    const many = wanted.filter((value) => left.bits && this.#membersOf(value).bits);
    const rows = many.map((value) => this.#membersOf(value).bits as Uint32Array);
    const found = countBoth(rows, left.bits ?? new Uint32Array(0));
    const counts = new Map(many.map((value, at) => [value, found[at]]));
    return wanted.map((value) => ({ value, count: counts.get(value) ?? left.and(this.#membersOf(value)).size }));
  }

  #membersOf(value: string): PostingSet {
    return this.#values.get(value) ?? nobody;
  }

  /** The positions of these values among the lists. */
  #listIndexOf(values: readonly string[]): number {
    const key = values.length === 1 ? (values[0] as string) : values.join(';');
    const list = this.#listAt.get(key);
    if (list !== undefined) return list;
    const at = this.#lists.push([...new Set(values)]) - 1;
    this.#listAt.set(key, at);
    if (at >= 2 ** (this.#listOf.BYTES_PER_ELEMENT * 8))
      this.#listOf = at < 2 ** 16 ? Uint16Array.from(this.#listOf) : Uint32Array.from(this.#listOf);
    return at;
  }
}

/** A set of items whose facet values are counted; the complement is counted instead when it is smaller. */
export class Counted {
  readonly left: PostingSet;
  readonly #everyone: PostingSet;
  #ordinals: Int32Array | null = null;
  #buffer: Int32Array | null = null;

  constructor(left: PostingSet, everyone: PostingSet) {
    this.left = left;
    this.#everyone = everyone;
  }

  get isOfThose(): boolean {
    return this.left.size * 2 <= this.#everyone.size;
  }

  /** The ordinals to visit: the set, or its complement. */
  get ordinals(): Int32Array {
    if (this.#ordinals) return this.#ordinals;
    this.#buffer = buffers.pop() ?? null;
    // Half of all products suffices: the smaller side is visited.
    if (!this.#buffer || this.#buffer.length < this.fewest) this.#buffer = new Int32Array(this.#everyone.capacity);
    this.#ordinals = this.isOfThose
      ? this.left.inOrderIn(this.#buffer)
      : this.#everyone.without(this.left, this.#buffer);
    return this.#ordinals;
  }

  /** Returns the buffer for reuse: `ordinals` is invalid from now on. */
  done(): void {
    if (this.#buffer) buffers.push(this.#buffer);
    this.#buffer = null;
    this.#ordinals = null;
  }

  get fewest(): number {
    return Math.min(this.left.size, this.#everyone.size - this.left.size);
  }

  /** The number of words in a full bitmap. */
  get words(): number {
    return this.#everyone.capacity / 32;
  }
}

const nobody = new PostingSet();
// A million ordinals take four megabytes: allocating them for each query would keep the garbage collector busy.
const buffers: Int32Array[] = [];
let tallied = new Int32Array(1024);

/** Calls back with how often each list occurs at these ordinals. */
function tally(
  listOf: Column,
  ordinals: Int32Array,
  lists: number,
  onCount: (list: number, times: number) => void,
): void {
  if (tallied.length < lists) tallied = new Int32Array(lists * 2);
  const times = tallied;
  const visited: number[] = [];
  for (let at = 0; at < ordinals.length; at += 1) {
    const list = listOf[ordinals[at] as number] as number;
    const before = times[list] as number;
    if (before === 0) visited.push(list);
    times[list] = before + 1;
  }
  for (const list of visited) {
    onCount(list, times[list] as number);
    times[list] = 0;
  }
}
