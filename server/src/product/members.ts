// Sets of products by their place: a few as numbers in order, many as one bit each.

const wordBits = 32;
const leastRoom = 8;

/** As many bits as fit `places` products. */
export function bitsFor(places: number): Uint32Array {
  return new Uint32Array(Math.ceil(places / wordBits));
}

export function hasBit(bits: Uint32Array, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

export function countBits(bits: Uint32Array): number {
  let total = 0;
  for (let at = 0; at < bits.length; at += 1) total += ones(bits[at] as number);
  return total;
}

/** Calls `tell` with each place that has a bit, in order. */
export function eachPlace(bits: Uint32Array, tell: (place: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) tell(at * 32 + 31 - Math.clz32(word & -word));
  }
}

export function placesOf(bits: Uint32Array): number[] {
  const places: number[] = [];
  eachPlace(bits, (place) => places.push(place));
  return places;
}

/** Which words of `bits` are not empty. */
export function wordsOf(bits: Uint32Array): Uint32Array {
  const words = new Uint32Array(bits.length);
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    if (bits[at] === 0) continue;
    words[count] = at;
    count += 1;
  }
  return words.subarray(0, count);
}

// The bits of a word, counted side by side: pairs, fours, bytes, then all bytes at once.
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class Members {
  /** In order, the first `#count` of them; null once there are bits. */
  #few: Int32Array | null = new Int32Array(leastRoom);
  #count = 0;
  #bits: Uint32Array = new Uint32Array(0);

  /** All at once; `places` in order, each once. */
  static of(places: Int32Array, room: number): Members {
    const made = new Members();
    made.#count = places.length;
    if (places.length > Math.max(leastRoom, room / wordBits)) made.#becomeBits(places, room);
    else made.#few = places.slice();
    return made;
  }

  get size(): number {
    return this.#count;
  }

  /** `room` is how many places there are. */
  add(place: number, room: number): void {
    // Beyond this, bits take less room than numbers.
    if (this.#few && this.#count >= Math.max(leastRoom, room / wordBits)) this.#becomeBits(this.#few, room);
    if (this.#few) this.#insert(this.#few, place);
    else this.#set(place, room);
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

  /** Adds its own to `bits`. */
  unite(bits: Uint32Array): void {
    if (this.#few) {
      for (let at = 0; at < this.#count; at += 1) setBit(bits, this.#few[at] as number);
      return;
    }
    const length = Math.min(bits.length, this.#bits.length);
    for (let at = 0; at < length; at += 1) (bits[at] as number) |= this.#bits[at] as number;
  }

  /** Takes out of `bits` whatever is not its own. */
  narrow(bits: Uint32Array): void {
    if (!this.#few) {
      const length = Math.min(bits.length, this.#bits.length);
      for (let at = 0; at < length; at += 1) (bits[at] as number) &= this.#bits[at] as number;
      bits.fill(0, length);
      return;
    }
    const kept = this.#few.subarray(0, this.#count).filter((place) => hasBit(bits, place));
    bits.fill(0);
    for (const place of kept) setBit(bits, place);
  }

  /** How many of `bits` are its own too; `words` tells which words of `bits` are not empty. */
  countIn(bits: Uint32Array, words: Uint32Array): number {
    let total = 0;
    if (this.#few) {
      for (let at = 0; at < this.#count; at += 1) if (hasBit(bits, this.#few[at] as number)) total += 1;
      return total;
    }
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as number;
      if (word >= this.#bits.length) break;
      total += ones((this.#bits[word] as number) & (bits[word] as number));
    }
    return total;
  }

  /** About how much room it takes. */
  get bytes(): number {
    return 96 + (this.#few ?? this.#bits).byteLength;
  }

  #becomeBits(few: Int32Array, room: number): void {
    this.#bits = bitsFor(Math.max(room, (few[this.#count - 1] ?? 0) + 1));
    for (let at = 0; at < this.#count; at += 1) setBit(this.#bits, few[at] as number);
    this.#few = null;
  }

  #set(place: number, room: number): void {
    if (hasBit(this.#bits, place)) return;
    if (place >>> 5 >= this.#bits.length) {
      const larger = bitsFor(room);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    setBit(this.#bits, place);
    this.#count += 1;
  }

  /** Where a place stands among the few, or would stand. They mostly come in order. */
  #placeIn(few: Int32Array, place: number): number {
    if (this.#count === 0 || (few[this.#count - 1] as number) < place) return this.#count;
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((few[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function setBit(bits: Uint32Array, place: number): void {
  (bits[place >>> 5] as number) |= 1 << (place & 31);
}

/** A longer copy. */
export function grown<A extends Int32Array | Uint32Array | Float64Array>(old: A, length: number): A {
  const larger = new (old.constructor as new (length: number) => A)(length);
  larger.set(old as never);
  return larger;
}
