// Which products have a facet's value: a handful as a set, many as one bit each.

const wordBits = 32;
/** A set of so many takes about the room of the bits it saves. */
const fewAtMost = 256;

/** As many bits as fit `slots` products. */
export function bitsFor(slots: number): Uint32Array {
  return new Uint32Array(Math.ceil(slots / wordBits));
}

export function hasBit(bits: Uint32Array, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

export function countBits(bits: Uint32Array): number {
  let total = 0;
  for (let at = 0; at < bits.length; at += 1) total += ones(bits[at] as number);
  return total;
}

export function slotsOf(bits: Uint32Array): number[] {
  const slots: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1)
      slots.push(at * 32 + 31 - Math.clz32(word & -word));
  }
  return slots;
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
  #few: Set<number> | null = new Set();
  #bits: Uint32Array = new Uint32Array(0);

  add(slot: number, slots: number): void {
    if (this.#few) {
      this.#few.add(slot);
      if (this.#few.size <= fewAtMost) return;
      this.#bits = bitsFor(slots);
      for (const one of this.#few) this.#set(one, slots);
      this.#few = null;
      return;
    }
    this.#set(slot, slots);
  }

  delete(slot: number): void {
    if (this.#few) this.#few.delete(slot);
    else if (slot >>> 5 < this.#bits.length) (this.#bits[slot >>> 5] as number) &= ~(1 << (slot & 31));
  }

  /** Adds its own to `bits`. */
  unite(bits: Uint32Array): void {
    if (this.#few) for (const slot of this.#few) (bits[slot >>> 5] as number) |= 1 << (slot & 31);
    else for (let at = 0; at < this.#bits.length; at += 1) (bits[at] as number) |= this.#bits[at] as number;
  }

  has(slot: number): boolean {
    return this.#few ? this.#few.has(slot) : hasBit(this.#bits, slot);
  }

  /** Takes out of `bits` whatever is not its own. */
  narrow(bits: Uint32Array): void {
    if (!this.#few) {
      for (let at = 0; at < bits.length; at += 1) (bits[at] as number) &= this.#bits[at] ?? 0;
      return;
    }
    const kept = [...this.#few].filter((slot) => hasBit(bits, slot));
    bits.fill(0);
    for (const slot of kept) (bits[slot >>> 5] as number) |= 1 << (slot & 31);
  }

  /** About how much room it takes. */
  get bytes(): number {
    return this.#few ? 64 + this.#few.size * 24 : 64 + this.#bits.byteLength;
  }

  /** How many of `bits` are its own too; `words` tells which words of `bits` are not empty. */
  countIn(bits: Uint32Array, words: Uint32Array): number {
    let total = 0;
    if (this.#few) {
      for (const slot of this.#few) if (hasBit(bits, slot)) total += 1;
      return total;
    }
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as number;
      total += ones((this.#bits[word] ?? 0) & (bits[word] as number));
    }
    return total;
  }

  #set(slot: number, slots: number): void {
    if (slot >>> 5 >= this.#bits.length) {
      const grown = bitsFor(slots);
      grown.set(this.#bits);
      this.#bits = grown;
    }
    (this.#bits[slot >>> 5] as number) |= 1 << (slot & 31);
  }
}
