import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAll, PostingSet } from './posting-set.ts';

const room = 2_048;
// Few of them are numbers, many are bits.
const ordinals = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: room - 1 }), { maxLength: 40 }),
  fc.integer({ min: 1, max: 7 }).map((step) => Array.from({ length: Math.floor(room / step) }, (_, at) => at * step)),
);
const sorted = (some: Iterable<number>) => [...new Set(some)].sort((a, b) => a - b);
const membersOf = (some: readonly number[]) => PostingSet.of(Int32Array.from(sorted(some)), room);

const placesIn = (bits: Uint32Array) =>
  Array.from({ length: bits.length * 32 }, (_, ordinal) => ordinal).filter(
    (ordinal) => (bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31)),
  );

test('intersection, union and difference equal those of a plain loop', () => {
  fc.assert(
    fc.property(fc.array(ordinals, { minLength: 1, maxLength: 4 }), (lists) => {
      const sets = lists.map((list) => new Set(list));
      const inputs = lists.map(membersOf);
      const all = inAll(inputs);
      // The operands stay unchanged, and so do borrowed sets.
      const lent = inputs.map((each) => each.withBits((bits) => placesIn(bits)));
      expect(lent).toEqual(lists.map(sorted));
      expect(inputs.map((each) => [...each.inOrder])).toEqual(lent);
      const any = PostingSet.any(lists.map(membersOf), room);
      const inEach = sorted(sets.flatMap((set) => [...set]).filter((ordinal) => sets.every((set) => set.has(ordinal))));
      const inSome = sorted(sets.flatMap((set) => [...set]));
      expect([[...all.inOrder], all.size]).toEqual([inEach, inEach.length]);
      expect([[...any.inOrder], any.size]).toEqual([inSome, inSome.length]);
      expect([...any.without(all)]).toEqual(inSome.filter((ordinal) => !inEach.includes(ordinal)));
    }),
  );
});

test('a result does not change with the set it was found in', () => {
  const many = membersOf(Array.from({ length: room }, (_, at) => at));
  const found = many.and(membersOf([1, 2, 3])).and(many);
  const half = many.and(membersOf(Array.from({ length: room / 2 }, (_, at) => at * 2)));
  many.delete(2);
  expect([...found.inOrder]).toEqual([1, 2, 3]);
  expect([half.has(2), half.size]).toEqual([true, room / 2]);
});
