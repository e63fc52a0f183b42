// Sets of products by ordinal: a sparse set as sorted numbers, a dense one as a bitmap.
import { narrow, unite } from './bitmap.ts';

const wordBits = 32;
const leastRoom = 8;

/** A bitmap for `ordinals` ordinals. */
function bitsFor(ordinals: number): Uint32Array {
  return new Uint32Array(Math.ceil(ordinals / wordBits));
}

function hasBit(bits: Uint32Array, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0;
}

function setBit(bits: Uint32Array, ordinal: number): void {
  (bits[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
}

/** Writes the set ordinals, in order, to the start of `into`, which has room for all. */
function ordinalsOf(bits: Uint32Array, count: number, into: Int32Array = new Int32Array(count)): Int32Array {
  const ordinals = into.subarray(0, count);
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      ordinals[found] = at * wordBits + 31 - Math.clz32(word & -word);
      found += 1;
    }
  }
  return ordinals;
}

export class PostingSet {
  /** Sorted ordinals, of which the first `#count` are valid; null in a dense set. */
  #few: Int32Array | null = new Int32Array(leastRoom);
  #count = 0;
  #bits: Uint32Array = new Uint32Array(0);

  /** A set of these ordinals; `ordinals` is sorted and unique. */
  static of(ordinals: Int32Array, room: number): PostingSet {
    const set = new PostingSet();
    set.#count = ordinals.length;
    if (ordinals.length > mostFew(room)) set.#becomeBits(ordinals, room);
    else set.#few = ordinals.slice();
    return set;
  }

  /** The union of `sets`. */
  static any(sets: readonly PostingSet[], room: number): PostingSet {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const set = new PostingSet();
    set.#few = null;
    set.#bits = bitsFor(sets.reduce((most, { capacity }) => Math.max(most, capacity), room));
    for (const each of sets) {
      if (!each.#few) set.#count = unite(set.#bits, each.#bits);
      else for (let at = 0; at < each.#count; at += 1) set.#set(each.#few[at] as number, room);
    }
    return set.#count > mostFew(room) ? set : PostingSet.of(ordinalsOf(set.#bits, set.#count), room);
  }

  get size(): number {
    return this.#count;
  }

  /** The bitmap; null in a sparse set. */
  get bits(): Uint32Array | null {
    return this.#few ? null : this.#bits;
  }

  /** Calls `use` with the bitmap; a sparse set's bitmap is filled before and cleared afterwards. */
  withBits<T>(use: (bits: Uint32Array) => T): T {
    if (!this.#few) return use(this.#bits);
    const few = this.inOrder;
    const buffer = laidOut.length * wordBits < this.capacity ? bitsFor(this.capacity * 2) : laidOut;
    laidOut = buffer;
    for (let at = 0; at < few.length; at += 1) setBit(buffer, few[at] as number);
    try {
      return use(buffer);
    } finally {
      for (let at = 0; at < few.length; at += 1) buffer[(few[at] as number) >>> 5] = 0;
    }
  }

  /** The sorted ordinals. Read-only. */
  get inOrder(): Int32Array {
    return this.#few?.subarray(0, this.#count) ?? ordinalsOf(this.#bits, this.#count);
  }

  /** The sorted ordinals, written to `into` unless the set stores them. */
  inOrderIn(into: Int32Array): Int32Array {
    return this.#few?.subarray(0, this.#count) ?? ordinalsOf(this.#bits, this.#count, into);
  }

  /** The exclusive upper bound of its ordinals. */
  get capacity(): number {
    return this.#few ? (this.#few[this.#count - 1] ?? -1) + 1 : this.#bits.length * wordBits;
  }

  /** `room` is the number of ordinals in the catalogue. */
  add(ordinal: number, room: number): void {
    // Above this count a bitmap is smaller than the numbers.
    if (this.#few && this.#count >= mostFew(room)) this.#becomeBits(this.#few, room);
    if (this.#few) this.#insert(this.#few, ordinal);
    else this.#set(ordinal, room);
  }

  delete(ordinal: number): void {
    if (!this.has(ordinal)) return;
    this.#count -= 1;
    if (!this.#few) {
      (this.#bits[ordinal >>> 5] as number) &= ~(1 << (ordinal & 31));
      return;
    }
    const at = this.#indexIn(this.#few, ordinal);
    this.#few.copyWithin(at, at + 1, this.#count + 1);
  }

  has(ordinal: number): boolean {
    if (!this.#few) return hasBit(this.#bits, ordinal);
    const at = this.#indexIn(this.#few, ordinal);
    return at < this.#count && this.#few[at] === ordinal;
  }

  /** The intersection of two sets. */
  and(other: PostingSet): PostingSet {
    if (!this.#few && other.#few) return other.and(this);
    const set = new PostingSet();
    if (this.#few) {
      set.#few = new Int32Array(this.#count);
      set.#count = other.#few ? matching(this.inOrder, other.inOrder, set.#few) : this.#having(other.#bits, set.#few);
      return set;
    }
    const isShorter = this.#bits.length < other.#bits.length;
    set.#few = null;
    set.#bits = (isShorter ? this : other).#bits.slice();
    set.#count = narrow(set.#bits, (isShorter ? other : this).#bits);
    return set;
  }

  /** Removes the members that are not in `other`, which is no smaller; only for a set without another holder. */
  narrow(other: PostingSet): void {
    if (!this.#few && other.#few) this.#take(this.and(other));
    else if (!this.#few) this.#count = narrow(this.#bits, other.#bits);
    else if (other.#few) this.#count = matching(this.inOrder, other.inOrder, this.#few);
    else this.#count = this.#having(other.#bits, this.#few);
  }

  /** Writes the members outside `some`, a subset, as ordered ordinals to the start of `into`. */
  without(some: PostingSet, into: Int32Array = new Int32Array(this.#count - some.#count)): Int32Array {
    const others = into.subarray(0, this.#count - some.#count);
    let found = 0;
    if (this.#few || some.#few) {
      for (const ordinal of this.inOrder) if (!some.has(ordinal)) others[found++] = ordinal;
      return others;
    }
    const left = this.#bits.slice();
    for (let at = 0; at < some.#bits.length; at += 1) (left[at] as number) &= ~(some.#bits[at] as number);
    return ordinalsOf(left, others.length, into);
  }

  /** The approximate size in bytes. */
  get bytes(): number {
    return 96 + (this.#few ?? this.#bits).byteLength;
  }

  #take(other: PostingSet): void {
    this.#few = other.#few;
    this.#count = other.#count;
    this.#bits = other.#bits;
  }

  #having(bits: Uint32Array, found: Int32Array): number {
    const few = this.inOrder;
    let count = 0;
    for (let at = 0; at < few.length; at += 1) {
      const ordinal = few[at] as number;
      found[count] = ordinal;
      // Writing always and advancing by condition is faster than branching.
      count += ((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1;
    }
    return count;
  }

  #insert(few: Int32Array, ordinal: number): void {
    const at = this.#indexIn(few, ordinal);
    if (at < this.#count && few[at] === ordinal) return;
    const roomy = this.#count === few.length ? grown(few, Math.max(leastRoom, this.#count * 2)) : few;
    roomy.copyWithin(at + 1, at, this.#count);
    roomy[at] = ordinal;
    this.#few = roomy;
    this.#count += 1;
  }

  #becomeBits(few: Int32Array, room: number): void {
    this.#bits = bitsFor(Math.max(room, (few[this.#count - 1] ?? 0) + 1));
    for (let at = 0; at < this.#count; at += 1) setBit(this.#bits, few[at] as number);
    this.#few = null;
  }

  #set(ordinal: number, room: number): void {
    if (hasBit(this.#bits, ordinal)) return;
    if (ordinal >>> 5 >= this.#bits.length)
      this.#bits = grown(this.#bits, Math.ceil(Math.max(room, ordinal + 1) / wordBits));
    setBit(this.#bits, ordinal);
    this.#count += 1;
  }

  /** The position of an ordinal in a sparse set, or its insertion point. Callers mostly go in order. */
  #indexIn(few: Int32Array, ordinal: number): number {
    if (this.#count === 0 || (few[this.#count - 1] as number) < ordinal) return this.#count;
    return from(few, this.#count, ordinal);
  }
}

let laidOut = bitsFor(0);

/** The intersection of these sets. */
export function inAll(sets: readonly PostingSet[]): PostingSet {
  // Smallest first: each intersection then has less work.
  const [first, second, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!first || !second) return first ?? new PostingSet();
  const left = first.and(second);
  for (const other of others) left.narrow(other);
  return left;
}

function mostFew(room: number): number {
  return Math.max(leastRoom, room / wordBits);
}

// A lookup costs as much as this many steps of a scan.
const lookingUp = 8;

/** Writes the ordinals in both rows to `found`; returns their count. */
function matching(one: Int32Array, other: Int32Array, found: Int32Array): number {
  if (one.length > other.length) return matching(other, one, found);
  let count = 0;
  let at = 0;
  const isFar = one.length * lookingUp < other.length;
  for (let next = 0; next < one.length && at < other.length; next += 1) {
    const ordinal = one[next] as number;
    if (isFar) at = from(other, other.length, ordinal, at);
    else while (at < other.length && (other[at] as number) < ordinal) at += 1;
    if (other[at] === ordinal) found[count++] = ordinal;
  }
  return count;
}

/** The position of the first ordinal, of the first `count`, that is not below `ordinal`. */
function from(few: Int32Array, count: number, ordinal: number, first = 0): number {
  let [low, high] = [first, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((few[middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A longer copy. */
export function grown<A extends { length: number; set(from: A): void }>(old: A, length: number): A {
  const larger = new (old.constructor as new (length: number) => A)(length);
  larger.set(old);
  return larger;
}
