import { expect, test } from 'vitest';
import { countBoth, narrow, unite } from './bitmap.ts';

// Shorter and longer than a step, and than what is worked on at once.
const lengths = [0, 1, 3, 4, 5, 31, 8_191, 8_192, 8_193, 20_000];

function some(length: number, seed: number): Uint32Array {
  let last = seed;
  return Uint32Array.from({ length }, () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return last;
  });
}

function slowly(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}

test.each(lengths)('%i words of bits are matches, joined and counted as one by one', (length) => {
  const [bits, others] = [some(length, 1), some(length, 2)];
  const shorter = others.slice(0, Math.ceil(length / 3));
  for (const other of [others, shorter]) {
    const both = bits.map((word, at) => word & (other[at] ?? 0));
    const either = bits.map((word, at) => word | (other[at] ?? 0));
    const [narrowed, united] = [bits.slice(), bits.slice()];
    expect([narrow(narrowed, other), unite(united, other)]).toEqual([slowly(both), slowly(either)]);
    expect(narrowed).toEqual(both);
    expect(united).toEqual(either);
    expect([...countBoth([other, bits], bits)]).toEqual([slowly(both), slowly(bits)]);
  }
});
