// Sets of products by ordinal: a sparse set as sorted numbers, a dense one as a bitmap.
import { narrow, unite } from './bitmap.ts';

const wordBits = 32;
const leastRoom = 8;

/** A bitmap for `places` ordinals. */
function bitsFor(places: number): Uint32Array {
  return new Uint32Array(Math.ceil(places / wordBits));
}

function hasBit(bits: Uint32Array, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

function setBit(bits: Uint32Array, place: number): void {
  (bits[place >>> 5] as number) |= 1 << (place & 31);
}

/** Writes the set ordinals, in order, to the start of `into`, which has room for all. */
function placesOf(bits: Uint32Array, count: number, into: Int32Array = new Int32Array(count)): Int32Array {
  const places = into.subarray(0, count);
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      places[found] = at * wordBits + 31 - Math.clz32(word & -word);
      found += 1;
    }
  }
  return places;
}

export class Members {
  /** Sorted ordinals, of which the first `#count` are valid; null in a dense set. */
  #few: Int32Array | null = new Int32Array(leastRoom);
  #count = 0;
  #bits: Uint32Array = new Uint32Array(0);

  /** A set of these ordinals; `places` is sorted and unique. */
  static of(places: Int32Array, room: number): Members {
    const set = new Members();
    set.#count = places.length;
    if (places.length > mostFew(room)) set.#becomeBits(places, room);
    else set.#few = places.slice();
    return set;
  }

  /** The union of `sets`. */
  static any(sets: readonly Members[], room: number): Members {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const set = new Members();
    set.#few = null;
    set.#bits = bitsFor(sets.reduce((most, { places }) => Math.max(most, places), room));
    for (const each of sets) {
      if (!each.#few) set.#count = unite(set.#bits, each.#bits);
      else for (let at = 0; at < each.#count; at += 1) set.#set(each.#few[at] as number, room);
    }
    return set.#count > mostFew(room) ? set : Members.of(placesOf(set.#bits, set.#count), room);
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
    const buffer = laidOut.length * wordBits < this.places ? bitsFor(this.places * 2) : laidOut;
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
    return this.#few?.subarray(0, this.#count) ?? placesOf(this.#bits, this.#count);
  }

  /** The sorted ordinals, written to `into` unless the set stores them. */
  inOrderIn(into: Int32Array): Int32Array {
    return this.#few?.subarray(0, this.#count) ?? placesOf(this.#bits, this.#count, into);
  }

  /** The exclusive upper bound of its ordinals. */
  get places(): number {
    return this.#few ? (this.#few[this.#count - 1] ?? -1) + 1 : this.#bits.length * wordBits;
  }

  /** `room` is the number of ordinals in the catalogue. */
  add(place: number, room: number): void {
    // Above this count a bitmap is smaller than the numbers.
    if (this.#few && this.#count >= mostFew(room)) this.#becomeBits(this.#few, room);
    if (this.#few) this.#insert(this.#few, place);
    else this.#set(place, room);
  }

  delete(place: number): void {
    if (!this.has(place)) return;
    this.#count -= 1;
    if (!this.#few) {
      (this.#bits[place >>> 5] as number) &= ~(1 << (place & 31));
      return;
    }
    const at = this.#placeIn(this.#few, place);
    this.#few.copyWithin(at, at + 1, this.#count + 1);
  }

  has(place: number): boolean {
    if (!this.#few) return hasBit(this.#bits, place);
    const at = this.#placeIn(this.#few, place);
    return at < this.#count && this.#few[at] === place;
  }

  /** The intersection of two sets. */
  and(other: Members): Members {
    if (!this.#few && other.#few) return other.and(this);
    const set = new Members();
    if (this.#few) {
      set.#few = new Int32Array(this.#count);
      set.#count = other.#few ? meeting(this.inOrder, other.inOrder, set.#few) : this.#having(other.#bits, set.#few);
      return set;
    }
    const isShorter = this.#bits.length < other.#bits.length;
    set.#few = null;
    set.#bits = (isShorter ? this : other).#bits.slice();
    set.#count = narrow(set.#bits, (isShorter ? other : this).#bits);
    return set;
  }

  /** Removes the members that are not in `other`, which is no smaller; only for a set without another holder. */
  narrow(other: Members): void {
    if (!this.#few && other.#few) this.#take(this.and(other));
    else if (!this.#few) this.#count = narrow(this.#bits, other.#bits);
    else if (other.#few) this.#count = meeting(this.inOrder, other.inOrder, this.#few);
    else this.#count = this.#having(other.#bits, this.#few);
  }

  /** Writes the members outside `some`, a subset, as ordered ordinals to the start of `into`. */
  without(some: Members, into: Int32Array = new Int32Array(this.#count - some.#count)): Int32Array {
    const others = into.subarray(0, this.#count - some.#count);
    let found = 0;
    if (this.#few || some.#few) {
      for (const place of this.inOrder) if (!some.has(place)) others[found++] = place;
      return others;
    }
    const left = this.#bits.slice();
    for (let at = 0; at < some.#bits.length; at += 1) (left[at] as number) &= ~(some.#bits[at] as number);
    return placesOf(left, others.length, into);
  }

  /** The approximate size in bytes. */
  get bytes(): number {
    return 96 + (this.#few ?? this.#bits).byteLength;
  }

  #take(other: Members): void {
    this.#few = other.#few;
    this.#count = other.#count;
    this.#bits = other.#bits;
  }

  #having(bits: Uint32Array, found: Int32Array): number {
    const few = this.inOrder;
    let count = 0;
    for (let at = 0; at < few.length; at += 1) {
      const place = few[at] as number;
      found[count] = place;
      // Writing always and advancing by condition is faster than branching.
      count += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1;
    }
    return count;
  }

  #insert(few: Int32Array, place: number): void {
    const at = this.#placeIn(few, place);
    if (at < this.#count && few[at] === place) return;
    const roomy = this.#count === few.length ? grown(few, Math.max(leastRoom, this.#count * 2)) : few;
    roomy.copyWithin(at + 1, at, this.#count);
    roomy[at] = place;
    this.#few = roomy;
    this.#count += 1;
  }

  #becomeBits(few: Int32Array, room: number): void {
    this.#bits = bitsFor(Math.max(room, (few[this.#count - 1] ?? 0) + 1));
    for (let at = 0; at < this.#count; at += 1) setBit(this.#bits, few[at] as number);
    this.#few = null;
  }

  #set(place: number, room: number): void {
    if (hasBit(this.#bits, place)) return;
    if (place >>> 5 >= this.#bits.length)
      this.#bits = grown(this.#bits, Math.ceil(Math.max(room, place + 1) / wordBits));
    setBit(this.#bits, place);
    this.#count += 1;
  }

  /** The position of an ordinal in a sparse set, or its insertion point. Callers mostly go in order. */
  #placeIn(few: Int32Array, place: number): number {
    if (this.#count === 0 || (few[this.#count - 1] as number) < place) return this.#count;
    return from(few, this.#count, place);
  }
}

let laidOut = bitsFor(0);

/** The intersection of these sets. */
export function inAll(sets: readonly Members[]): Members {
  // Smallest first: each intersection then has less work.
  const [first, second, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!first || !second) return first ?? new Members();
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
function meeting(one: Int32Array, other: Int32Array, found: Int32Array): number {
  if (one.length > other.length) return meeting(other, one, found);
  let count = 0;
  let at = 0;
  const isFar = one.length * lookingUp < other.length;
  for (let next = 0; next < one.length && at < other.length; next += 1) {
    const place = one[next] as number;
    if (isFar) at = from(other, other.length, place, at);
    else while (at < other.length && (other[at] as number) < place) at += 1;
    if (other[at] === place) found[count++] = place;
  }
  return count;
}

/** The position of the first ordinal, of the first `count`, that is not below `place`. */
function from(few: Int32Array, count: number, place: number, first = 0): number {
  let [low, high] = [first, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((few[middle] as number) < place) low = middle + 1;
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
