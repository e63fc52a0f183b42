import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withhold } from './withhold.ts';

test('a count below five is withheld, and zero is published', () => {
  expect(withhold([0, 3, 4, 12])).toEqual({ cells: [0, null, null, 12], total: 19 });
  expect(withhold([5, 0])).toEqual({ cells: [5, 0], total: 5 });
});

test('a total below five is withheld too', () => {
  expect(withhold([1, 2, 0])).toEqual({ cells: [null, null, 0], total: null });
});

test('one withheld count takes the next larger with it, for the total would reveal it', () => {
  expect(withhold([2, 30, 9])).toEqual({ cells: [null, 30, null], total: 41 });
});

test('several withheld counts that could only be one thing take another with them', () => {
  expect(withhold([1, 1, 1, 1, 1, 8])).toEqual({ cells: [null, null, null, null, null, null], total: 13 });
  expect(withhold([4, 4])).toEqual({ cells: [null, null], total: null });
});

test('whatever the counts, no small one can be worked out from the rest and the total', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 20 }), (counts) => {
      const { cells, total } = withhold(counts);
      for (const [at, count] of counts.entries()) {
        if (count > 0 && count < 5) expect(cells[at]).toBeNull();
      }
      const withheld = counts.filter((_, at) => cells[at] === null);
      const hasSmall = withheld.some((count) => count < 5);
      if (total !== null && hasSmall) expect(withheld.length).toBeGreaterThan(1);
    }),
  );
});
