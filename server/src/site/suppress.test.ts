import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, type Equation } from '#test/feasible.ts';
import { withhold, withholdMonths } from './suppress.ts';

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

test('several withheld counts whose sum says too much of them take another with them, or the total', () => {
  expect(withhold([1, 1, 1, 1, 1, 8])).toEqual({ cells: [null, null, null, null, null, null], total: 13 });
  expect(withhold([1, 1, 1, 1, 1, 1])).toEqual({ cells: [null, null, null, null, null, null], total: null });
});

test('a withheld month is counted in once another hides it', () => {
  expect(withholdMonths([[7], [1], [9], [3], [6]]).map(({ total, soFar }) => [total, soFar])).toEqual([
    [7, 7],
    [null, null],
    [9, null],
    [null, null],
    [6, null],
  ]);
  expect(withholdMonths([[2], [3]]).map(({ soFar }) => soFar)).toEqual([null, 5]);
});

const table = fc.array(fc.array(fc.oneof(fc.nat(6), fc.nat(40)), { minLength: 4, maxLength: 4 }), { maxLength: 8 });

test('whatever the counts, no small one can be worked out from all that is published', () => {
  fc.assert(
    fc.property(table, (months) => {
      const published = withholdMonths(months);
      const cellsOf = (at: number) =>
        (months[at] ?? []).flatMap((count, industry) => (count > 0 ? [`${at} ${industry}`] : []));
      const equations = published.flatMap(({ cells, total, soFar }, at): Equation[] => [
        ...cells.flatMap((sum, industry) => (sum ? [{ cells: [`${at} ${industry}`], sum }] : [])),
        ...(total ? [{ cells: cellsOf(at), sum: total }] : []),
        ...(soFar ? [{ cells: months.slice(0, at + 1).flatMap((_, month) => cellsOf(month)), sum: soFar }] : []),
      ]);
      const bounds = boundsOf(equations);
      for (const [at, counts] of months.entries())
        for (const [industry, count] of counts.entries()) {
          if (count === 0 || count >= 5) continue;
          const { least, most } = bounds.get(`${at} ${industry}`) ?? { least: 1, most: Infinity };
          expect(most - least).toBeGreaterThanOrEqual(3);
        }
    }),
  );
});

test('a later publication repeats every earlier one', () => {
  fc.assert(
    fc.property(table, fc.nat(8), (months, length) => {
      expect(withholdMonths(months.slice(0, length))).toEqual(withholdMonths(months).slice(0, length));
    }),
  );
});
